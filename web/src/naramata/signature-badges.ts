/** The signature wineries by colour and letter: never by colour alone. */
export interface SignatureBadgeStyle {
  letter: string;
  colour: string;
  /** What is written on the colour. */
  ink: string;
}

const DARK = '#2a2019';
const LIGHT = '#ffffff';

export const SIGNATURE_BADGES: Record<string, SignatureBadgeStyle> = {
  upper_bench: { letter: 'U', colour: '#d9a514', ink: DARK },
  red_rooster: { letter: 'R', colour: '#c0392b', ink: LIGHT },
  hillside: { letter: 'H', colour: '#7a3f9a', ink: LIGHT },
  laughing_stock: { letter: 'L', colour: '#3f7a34', ink: LIGHT },
  bench_1775: { letter: 'B', colour: '#2b6cb0', ink: LIGHT },
  therapy: { letter: 'T', colour: '#dd7a1f', ink: DARK },
  legend: { letter: 'D', colour: '#aab4be', ink: DARK },
};
