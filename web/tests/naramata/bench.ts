/** A bench with everything on it, for tests: the roads of the box, as a view has them. */
import type { Kind, NaramataPlayer, NaramataView, Segment, Stop, Winery } from '../../src/games';

const KINDS: Record<string, Kind> = {
  c: 'cheese',
  t: 'tasting',
  p: 'purchase',
  v: 'view',
  a: 'pairing',
  k: 'contract',
};

/** Each piece of road: its wineries with their spaces, the fourth for four players; and what follows. */
const ROAD: readonly [wineries: string, next: number[]][] = [
  ['upper_bench:ctkp four_shadows:vt roche:tp three_sisters:va', [2]],
  ['meeples_milkshakes:cp maple_leaf:tp red_rooster:tvkc ruby_blues:ca', [2]],
  ['dangelo:tv poplar_grove_cheese:cvp hillside:takv', [3, 4]],
  ['singletree:tc wesbert:vp laughing_stock:tpkc black_widow:ta', [5]],
  ['lock_worth:ct bench_1775:tvkp moraine:tc lake_breeze:tva', [5]],
  ['lang:tp therapy:cakt', [6, 7]],
  ['serendipity:va nichol:tc daydreamer:tv', [8]],
  ['elephant_island:tc van_westen:vp deep_roots:ta', [8]],
  ['legend:cvka', []],
];

const MINUTES = { cheese: 30, tasting: 60, purchase: 30, view: 30, pairing: 120, contract: 0, pit_stop: 30 };

export const SIGNATURES = [
  'upper_bench',
  'red_rooster',
  'hillside',
  'laughing_stock',
  'bench_1775',
  'therapy',
  'legend',
];

function stop(text: string, seats: number): Stop {
  const [winery = '', letters = ''] = text.split(':');
  const spaces = [...letters].map((letter, number): Kind | '' =>
    number === 3 && seats < 4 ? '' : (KINDS[letter] ?? ''),
  );
  return { winery: winery as Winery, spaces };
}

function road(seats: number, backwards: boolean): Segment[] {
  const there = ROAD.map(([wineries, next]) => ({
    wineries: wineries.split(' ').map((text) => stop(text, seats)),
    next,
  }));
  if (!backwards) return there;
  return there.map(({ wineries }, number) => ({
    wineries: [...wineries].reverse(),
    next: there.flatMap((segment, before) => (segment.next.includes(number) ? [before] : [])),
  }));
}

function course(segments: Segment[], backwards: boolean): Winery[] {
  const ordered = backwards ? [...segments].reverse() : segments;
  return ordered.flatMap(({ wineries }) => wineries.map(({ winery }) => winery));
}

export function tour(more: Partial<NaramataPlayer> = {}): NaramataPlayer {
  return {
    points: 5,
    prestige: 3,
    vehicle: 'red',
    time: '11:00',
    closing: '17:00',
    pairing: 0,
    place: 'start_upper',
    ahead: [],
    disks: 3,
    disks_spent: 0,
    tourists: [],
    upgrades: [],
    active: [],
    disks_on: [],
    keyring: 0,
    bottles: [],
    drawn: [],
    hand_size: 0,
    purse: 6,
    capacity: 4,
    late: {},
    goal: 'end',
    occupied: [],
    spent_contracts: [],
    wishes: { cheese: 0, tasting: 0, purchase: 0, view: 0, pairing: 0, favor: 0, contract: 0 },
    ...more,
  };
}

export function bench(players: NaramataPlayer[], more: Partial<NaramataView> = {}): NaramataView {
  const seats = players.length;
  const phantoms = more.phantoms?.length ?? 0;
  return {
    game: 'naramata',
    seats,
    options: {},
    decision: null,
    day: 1,
    days: 3,
    turn_order: Array.from({ length: seats + phantoms }, (_, number) => number),
    backwards: false,
    hidden: false,
    draft: null,
    course: course(road(seats, more.backwards ?? false), more.backwards ?? false),
    whelp: null,
    pool: null,
    row: [],
    under: [],
    market: [],
    piles: { cheese: 24, tasting: 24, purchase: 13, tourist: 50, upgrade: 28 },
    discards: { cheese: 0, tasting: 0, purchase: 0, tourist: 0, upgrade: 0 },
    locks: [],
    bottles: Object.fromEntries(SIGNATURES.map((winery) => [winery, 2])),
    whelp_seats: null,
    minutes: MINUTES,
    road: road(seats, more.backwards ?? false),
    phantoms: [],
    players,
    ...more,
  };
}
