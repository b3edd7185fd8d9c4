/** The time left before a deadline. */
export interface TimeLeft {
  text: string;
  /** Whether it is nearly over. */
  urgent: boolean;
}

const URGENT_SECONDS = 20;

/** The time from now until a deadline, both in seconds. */
export function timeLeft(deadline: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(deadline - now));
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600)];
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const clock =
    hours > 0 ? `${hours % 24}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { text: days > 0 ? `${days} d ${hours % 24} h` : clock, urgent: seconds <= URGENT_SECONDS };
}
