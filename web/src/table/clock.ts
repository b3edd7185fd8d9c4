/** Time left, as it is read on a clock. */
export interface Left {
  words: string;
  /** Whether it is nearly over. */
  short: boolean;
}

const HURRY = 20;

/** From now until a deadline, both in seconds of the same clock. */
export function left(deadline: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil(deadline - now));
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600)];
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const clock =
    hours > 0 ? `${hours % 24}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { words: days > 0 ? `${days} d ${hours % 24} h` : clock, short: seconds <= HURRY };
}
