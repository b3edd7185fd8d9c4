// Made by `make types` from the games (src/cuvee/games/*/views.py): do not edit.

export type Options = Record<string, boolean | number | string | null>;

/** A message by name, to be put into words by its reader. */
export interface TextView {
  /** its name in the locale files */
  text: string;
  args: Record<string, string | number>;
}

/** What is being asked. */
export interface DecisionView {
  /** a stable id, such as "wake_up" */
  question: string;
  /** the effect that asks, by its path in the catalogue */
  path: string;
  /** whoever is asked, answered or not */
  seats: number[];
  prompt: TextView;
  /** a turn begins here, rather than goes on */
  starts_turn: boolean;
  /** all seats answer, hidden until the last has answered */
  simultaneous: boolean;
}

/** One of several reasons, with what it concerns if that is not the action itself. */
export interface ReasonPart {
  about: TextView | null;
  text: TextView;
}

/** A reason as plain data. */
export interface ReasonData {
  code: string;
  rule: string;
  args: Record<string, string | number>;
  /** where several things stand in the way */
  parts: ReasonPart[];
}

/** A result as plain data. */
export interface ResultData {
  scores: number[];
  ranking: number[];
  winners: number[];
  reason: string;
}

/** What every view has; a game adds what its table shows. */
export interface View {
  game: string;
  seats: number;
  options: Options;
  /** none when the game is over */
  decision: DecisionView | null;
}

/** What is printed on a game's boards and cards; each game has its own parts. */
export interface Components {
}

export type Fact = boolean | number | string | string[];

/** A field of the view, or of a player in it, that holds things by key: several or one. */
export interface ZoneLayout {
  /** what they are, as actions and words call them: "card" in "card-merlot" */
  kind: string;
  /** the field that says how many there are, where they are hidden */
  count?: string;
  /** the actions that choose from here; else all that name the kind */
  verbs?: string[];
}

/** Spaces that pieces stand on: a map where they have places, else a track. */
export interface BoardLayout {
  /** what its spaces are, as actions and words call them: "island" in "island-reef" */
  kind: string;
  /** their keys, in order */
  spaces: string[];
  /** the field, of each player or of the view, that names the space of a piece */
  pieces: string;
  /** fields of the view that say by space what lies there */
  lying?: string[];
  /** of a map: from the left and the top, in percent */
  places?: Record<string, number[]>;
  /** of a map: pairs of spaces */
  roads?: string[][];
}

/** What the fields of a view are, and what is printed on the things they name. */
export interface Layout {
  /** by field */
  zones?: Record<string, ZoneLayout>;
  /** by a name of their own */
  boards?: Record<string, BoardLayout>;
  /** by kind, key and name of the fact */
  printed?: Record<string, Record<string, Record<string, Fact>>>;
  /** the field of a player with its points, if it is not "points" */
  points?: string;
  /** the field of the view that counts rounds, if it is not "round" */
  stage?: string;
}

/** Components that say how the game is laid out. */
export interface LaidOutComponents {
  layout: Layout;
}

export type Season = 'spring' | 'summer' | 'fall' | 'winter';

export type Task = 'play_summer' | 'draw_vine' | 'give_tour' | 'build' | 'sell' | 'plant' | 'draw_order' | 'harvest' | 'make_wine' | 'train' | 'play_winter' | 'fill_order';

export type Slot = 'left' | 'middle' | 'right';

export type Space = 'play_summer_left' | 'play_summer_middle' | 'play_summer_right' | 'draw_vine_left' | 'draw_vine_middle' | 'draw_vine_right' | 'give_tour_left' | 'give_tour_middle' | 'give_tour_right' | 'build_left' | 'build_middle' | 'build_right' | 'sell_left' | 'sell_middle' | 'sell_right' | 'plant_left' | 'plant_middle' | 'plant_right' | 'draw_order_left' | 'draw_order_middle' | 'draw_order_right' | 'harvest_left' | 'harvest_middle' | 'harvest_right' | 'make_wine_left' | 'make_wine_middle' | 'make_wine_right' | 'train_left' | 'train_middle' | 'train_right' | 'play_winter_left' | 'play_winter_middle' | 'play_winter_right' | 'fill_order_left' | 'fill_order_middle' | 'fill_order_right' | 'play_summer' | 'draw_vine' | 'give_tour' | 'build' | 'sell' | 'plant' | 'draw_order' | 'harvest' | 'make_wine' | 'train' | 'play_winter' | 'fill_order' | 'cart' | 'yoke';

export type Deck = 'vine' | 'summer_visitor' | 'order' | 'winter_visitor';

export type Structure = 'trellis' | 'irrigation' | 'yoke' | 'windmill' | 'cottage' | 'tasting_room' | 'medium_cellar' | 'large_cellar';

export type Field = 'field_5' | 'field_6' | 'field_7';

export type GrapeColour = 'red' | 'white';

export type Wine = 'red' | 'white' | 'blush' | 'sparkling';

export type WorkerKind = 'regular' | 'grande' | 'temporary';

export type ViticultureTopic = 'points' | 'lira' | 'residual' | 'draw' | 'plant' | 'worker' | 'structure' | 'grapes' | 'wine' | 'order';

export type BonusKind = 'lira' | 'vp' | 'card' | 'wine' | 'again';

export type RowGift = 'vine' | 'order' | 'lira' | 'visitor' | 'vp' | 'temporary';

export type Gift = 'trellis' | 'irrigation' | 'yoke' | 'windmill' | 'cottage' | 'tasting_room' | 'medium_cellar' | 'large_cellar' | 'worker' | 'vp';

/** A worker at work. */
export interface PlacedWorker {
  worker: WorkerKind;
  /** the name of a task alone is its picture, where only a grande stands */
  space: Space;
}

/** An action that a worker sent in advance will take. */
export interface PlannedAction {
  seat: number;
  space: Space;
}

/** A field and what grows on it. */
export interface ViticultureField {
  vines: string[];
  /** what a harvest yields */
  red: number;
  white: number;
  /** of all its vines, which counts against the limit */
  value: number;
  limit: number;
  /** for selling it, and for buying it back */
  price: number;
  sold: boolean;
  harvested: boolean;
}

/** A vineyard mat and what belongs to it. */
export interface ViticulturePlayer {
  lira: number;
  vp: number;
  /** on the residual payment track */
  residual: number;
  /** on the wake-up chart; 0 before the rooster is placed */
  row: number;
  passed: boolean;
  /** at home */
  workers: Record<WorkerKind, number>;
  /** this year, at work from the next */
  trained: number;
  /** all but the temporary one, wherever they are */
  worker_count: number;
  placed: PlacedWorker[];
  structures: Structure[];
  /** those that have done what they do once a year */
  used: Structure[];
  fields: Record<Field, ViticultureField>;
  /** values, ascending */
  grapes: Record<GrapeColour, number[]>;
  /** of all grapes */
  grape_value: number;
  /** values, ascending */
  wines: Record<Wine, number[]>;
  /** of all wines */
  wine_value: number;
  /** the highest value that the cellars hold */
  cellar_limit: number;
  /** how many of each deck are in hand */
  cards: Record<Deck, number>;
  /** visitors laid aside, face down */
  pledged: number;
  /** only for its owner */
  hand?: string[];
  /** only for their owner */
  pledged_cards?: string[];
  /** only for its owner: the orders that the wines would fill */
  fillable?: string[];
  /** and what vines in hand still need */
  missing?: Record<string, Structure[]>;
  /** cards before this seat to choose from; parents during setup */
  face_up: string[];
}

/** The opponent of a player alone. */
export interface ViticultureAutoma {
  vp: number;
  /** left in its deck */
  cards: number;
  /** where its workers stand */
  spaces: Space[];
}

/** The table as a seat, or a spectator, sees it. */
export interface ViticultureView {
  game: 'viticulture';
  seats: number;
  options: Options;
  /** none when the game is over */
  decision: ViticultureDecision | null;
  /** whether seats hold cards that others may not see */
  hidden: boolean;
  /** 0 during setup */
  year: number;
  season: Season;
  first_player: number;
  /** whether the game ends with this year */
  last_year: boolean;
  turn_order: number[];
  /** cards left */
  decks: Record<Deck, number>;
  /** the top card is the last */
  discards: Record<Deck, string[]>;
  /** visitors being resolved */
  in_play: string[];
  /** the spaces of each action that are in play */
  slots: Slot[];
  /** the first free one; the picture where there is none */
  next_space: Record<Task, Space>;
  planned: PlannedAction[];
  /** to whoever chooses a worker: where it goes, a likely one */
  sending?: PlacedWorker;
  /** to whoever may take a bonus: of which action */
  bonus_of?: Task;
  players: ViticulturePlayer[];
  /** alone */
  automa?: ViticultureAutoma;
  /** alone: the rows that still hold a bonus token */
  row_tokens?: number[];
  /** alone: those in hand */
  bonus_tokens?: number;
  /** in a campaign */
  challenge?: number;
  /** in a campaign: the challenge's text is not confirmed */
  reconstructed?: boolean;
}

/** A variety of vine. */
export interface VineCard {
  deck: 'vine';
  /** in the deck */
  copies: number;
  red: number;
  white: number;
  needs: Structure[];
}

/** A wine that an order asks for. */
export interface OrderedWine {
  wine: Wine;
  least: number;
}

/** A wine order. */
export interface OrderCard {
  deck: 'order';
  wines: OrderedWine[];
  vp: number;
  residual: number;
}

/** A summer or winter visitor; what it does is in the locale files. */
export interface VisitorCard {
  deck: 'summer_visitor' | 'winter_visitor';
  /** when it can be played */
  season: 'summer' | 'winter';
  /** printed to choose from; 0 where the whole text is to be read */
  options: number;
  /** how many options are taken */
  choose: 'one' | 'two' | 'one_or_both' | null;
  topics: ViticultureTopic[];
}

/** A mama and what she brings. */
export interface MamaCard {
  kind: 'mama';
  name: string;
  lira: number;
  cards: Record<Deck, number>;
}

/** A papa, his lira, and his gift or the lira instead of it. */
export interface PapaCard {
  kind: 'papa';
  name: string;
  lira: number;
  instead: number;
  gift: Gift;
}

/** A structure of the mat. */
export interface StructureCard {
  cost: number;
  topics: ViticultureTopic[];
}

/** A type of wine. */
export interface WineComponent {
  /** the lowest value it can have */
  least: number;
}

/** A cellar and the values of the wines it holds. */
export interface Cellar {
  /** none for the one that every mat has */
  structure: Structure | null;
  least: number;
  most: number;
}

/** The ends of a track. */
export interface Track {
  least: number;
  most: number;
}

/** The tracks of the board. */
export interface Tracks {
  vp: Track;
  residual: Track;
}

/** The actions that a card of the Automa blocks. */
export interface AutomaCard {
  summer: Task[];
  winter: Task[];
}

/** What is printed: cards, mats and the board. */
export interface ViticultureComponents {
  cards: Record<string, VineCard | OrderCard | VisitorCard>;
  parents: Record<string, MamaCard | PapaCard>;
  automa: AutomaCard[];
  decks: Deck[];
  structures: Record<Structure, StructureCard>;
  /** what each bears at most */
  fields: Record<Field, number>;
  summer: Task[];
  winter: Task[];
  slots: Slot[];
  /** the space that carries the bonus of an action */
  bonus_slot: Slot;
  /** what that space adds */
  bonuses: Record<Task, BonusKind>;
  /** where a card of each deck is played */
  played_at: Record<Deck, Task>;
  /** of the wake-up chart */
  rows: number;
  /** what each row gives */
  row_gifts: (RowGift | null)[];
  /** points that make the year the last */
  goal: number;
  tracks: Tracks;
  wines: Record<Wine, WineComponent>;
  cellars: Cellar[];
  /** of grapes and wines */
  highest_value: number;
  /** at the end of a year */
  hand_limit: number;
  /** for a tour */
  tour_lira: number;
  /** at most by one worker, without the bonus */
  wines_made: number;
}

/** The ids of all questions. */
export type ViticultureQuestion = 'age_wine' | 'bonus' | 'both' | 'build' | 'buy_grape' | 'choose' | 'discard' | 'discard_grape' | 'discard_wine' | 'draw_from' | 'fall' | 'fill_order' | 'founding_vines' | 'give' | 'governor' | 'harvest' | 'harvest_more' | 'in_any_order' | 'invite' | 'keep' | 'limit_hand' | 'make_wine' | 'mama' | 'may' | 'organize' | 'papa' | 'papa_kept' | 'pick_up' | 'place_worker' | 'plan' | 'plant' | 'play_visitor' | 'pledge' | 'redraw_mama' | 'repeat' | 'retrieve' | 'sell' | 'sell_grapes' | 'summer_action' | 'swap' | 'swindler' | 'token' | 'trade_field' | 'tribute' | 'uproot' | 'wake_up' | 'wake_up_visitor' | 'wedding' | 'worker' | 'yoke';

export interface ViticultureDecision extends DecisionView {
  question: ViticultureQuestion;
}

/** Every action by verb and arguments. */
export type ViticultureAction =
  | { verb: 'no' }
  | { verb: 'yes' }
  | { verb: 'done' }
  | { verb: 'option'; number: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' }
  | { verb: 'pass' }
  | { verb: 'wake_up'; row: '1' | '2' | '3' | '4' | '5' | '6' | '7' }
  | { verb: 'place'; space: Space }
  | { verb: 'worker'; worker: WorkerKind }
  | { verb: 'card'; card: string }
  | { verb: 'deck'; deck: Deck }
  | { verb: 'field'; field: Field }
  | { verb: 'vine'; field: Field; card: 'sangiovese' | 'malvasia' | 'pinot' | 'syrah' | 'trebbiano' | 'merlot' | 'sauvignon_blanc' | 'cabernet_sauvignon' | 'chardonnay' }
  | { verb: 'structure'; structure: Structure }
  | { verb: 'grape'; colour: GrapeColour; value: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' }
  | { verb: 'make'; wine: Wine }
  | { verb: 'wine'; wine: Wine; value: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' }
  | { verb: 'seat'; seat: '0' | '1' | '2' | '3' | '4' | '5' }
  | { verb: 'retrieve'; space: Space; worker: WorkerKind }
  | { verb: 'mama'; mama: string }
  | { verb: 'papa'; papa: string }
  | { verb: 'buy_field'; field: Field };

export type ViticultureVerb = ViticultureAction['verb'];

export type Kind = 'cheese' | 'tasting' | 'purchase' | 'view' | 'pairing' | 'favor' | 'contract';

export type Activity = 'cheese' | 'tasting' | 'purchase' | 'view' | 'pairing' | 'contract' | 'pit_stop';

export type Pile = 'cheese' | 'tasting' | 'purchase' | 'tourist' | 'upgrade';

export type VehicleColour = 'red' | 'black' | 'white' | 'purple' | 'blue' | 'yellow';

export type Winery = 'upper_bench' | 'four_shadows' | 'roche' | 'three_sisters' | 'meeples_milkshakes' | 'maple_leaf' | 'red_rooster' | 'ruby_blues' | 'dangelo' | 'poplar_grove_cheese' | 'hillside' | 'singletree' | 'wesbert' | 'laughing_stock' | 'black_widow' | 'lock_worth' | 'bench_1775' | 'moraine' | 'lake_breeze' | 'lang' | 'therapy' | 'serendipity' | 'nichol' | 'daydreamer' | 'elephant_island' | 'van_westen' | 'deep_roots' | 'legend';

export type StartRegion = 'start_upper' | 'start_lower';

export type Goal = 'end' | 'start_upper' | 'start_lower';

export type Location = 'upper_bench' | 'four_shadows' | 'roche' | 'three_sisters' | 'meeples_milkshakes' | 'maple_leaf' | 'red_rooster' | 'ruby_blues' | 'dangelo' | 'poplar_grove_cheese' | 'hillside' | 'singletree' | 'wesbert' | 'laughing_stock' | 'black_widow' | 'lock_worth' | 'bench_1775' | 'moraine' | 'lake_breeze' | 'lang' | 'therapy' | 'serendipity' | 'nichol' | 'daydreamer' | 'elephant_island' | 'van_westen' | 'deep_roots' | 'legend' | 'start_upper' | 'start_lower' | 'end' | 'road' | '';

export type Upgrade = 'unlock_store' | 'double_action' | 'cheese_draw' | 'cheese_free' | 'tasting_draw' | 'tasting_free' | 'purchase_discount' | 'pairing_floor' | 'view_plus_1' | 'pairing_plus_5' | 'view_plus_2' | 'late_close' | 'disk_points' | 'extra_disk' | 'lock_satisfies' | 'paid_unlock' | 'cheese_double' | 'tasting_double' | 'disk_minus_30' | 'view_cap_5' | 'pairing_hour' | 'disk_refresh' | 'disk_die';

export type NaramataTopic = 'points' | 'prestige' | 'time' | 'disk' | 'lock' | 'cheese' | 'tasting' | 'purchase' | 'view' | 'pairing' | 'favor' | 'contract';

/** A row of a tourist card. */
export interface TouristRow {
  kind: Kind;
  /** how much it takes */
  most: number;
  /** for one, two, ... on it; empty for purchases, which score their bottles */
  points: number[];
}

/** A tourist card. */
export interface Tourist {
  /** its key */
  tourist: string;
  name: string;
  rows: TouristRow[];
  /** what all rows can score */
  most_score: number;
}

/** What is printed on a cheese or tasting card. */
export interface SampleCard {
  /** of cheese, or of wine */
  type: string;
  /** prestige for discarding it */
  worth: number;
}

/** What is printed on a purchase card. */
export interface PurchaseCard {
  cost: number;
  /** its points */
  bottles: number;
}

/** A cheese or tasting card. */
export interface SampleAsset {
  /** of cheese, or of wine */
  type: string;
  /** prestige for discarding it */
  worth: number;
  kind: 'cheese' | 'tasting';
  /** its number */
  card: number;
}

/** A purchase card. */
export interface PurchaseAsset {
  cost: number;
  /** its points */
  bottles: number;
  kind: 'purchase';
  /** its number */
  card: number;
}

/** A row of a tourist on a vehicle, and what lies on it. */
export interface RiderRow {
  kind: Kind;
  /** how much it takes */
  most: number;
  /** for one, two, ... on it; empty for purchases, which score their bottles */
  points: number[];
  /** on rows that take cards */
  cards?: (SampleAsset | PurchaseAsset)[];
  tokens: number;
  /** cards and tokens together */
  count: number;
  full: boolean;
  /** what it scores as it is */
  score: number;
  /** what one more adds; none where that hangs on the card, or when it is full */
  next: number | null;
}

/** A tourist on a vehicle. */
export interface Rider {
  /** its key */
  tourist: string;
  name: string;
  rows: RiderRow[];
  /** what all rows score as they are */
  score: number;
  /** what they can score */
  most_score: number;
  empty_rows: number;
  full_rows: number;
}

/** A slot of the market. */
export interface MarketSlot {
  /** "" for an empty slot */
  upgrade: Upgrade | '';
  /** on the slot */
  coins: number;
  /** what the upgrade costs now: cost - discount + fee */
  price?: number;
  /** as printed */
  cost?: number;
  /** the coins that count */
  discount?: number;
  /** for the cards further right */
  fee?: number;
}

/** A winery on the road. */
export interface Stop {
  winery: Winery;
  /** "" for a space that is not in play */
  spaces: (Kind | '')[];
}

/** A piece of road: its wineries in the order of travel, and the pieces that follow. */
export interface Segment {
  wineries: Stop[];
  next: number[];
}

/** A vehicle that nobody drives. */
export interface Phantom {
  /** by which it is told from the other, from 1; 0 for one that is alone */
  number: number;
  time: string;
  place: Location;
}

/** Which choice of the draft it is. */
export interface Draft {
  /** from 1 */
  pick: number;
  picks: number;
  /** hands are passed on to */
  direction: 'left' | 'right';
  /** to whom each seat's rest goes; none after the last choice */
  passes_to: number[] | null;
}

/** A vehicle and all that belongs to it. */
export interface NaramataPlayer {
  points: number;
  /** to spend: its own, or the Fleet's */
  prestige: number;
  /** what can be paid: prestige, and disks in its place */
  purse: number;
  /** "" before one is chosen */
  vehicle: VehicleColour | '';
  /** how many tourists ride at most; 0 before a vehicle is chosen */
  capacity: number;
  time: string;
  closing: string;
  /** what ending the day costs, by the times of the track after closing */
  late: Record<string, number>;
  /** the prestige of a pairing begun now */
  pairing: number;
  place: Location;
  /** on the road: the winery just passed */
  road_past?: Winery;
  /** where the day ends from here */
  goal: Goal;
  /** within reach, whoever stands there */
  ahead: Winery[];
  /** where somebody else stands */
  occupied: Winery[];
  /** whose contract space this tour cannot use any more */
  spent_contracts: Winery[];
  /** on the vehicle */
  disks: number;
  disks_spent: number;
  tourists: Rider[];
  /** how much those on board ask for */
  wishes: Record<Kind, number>;
  upgrades: Upgrade[];
  active: Upgrade[];
  /** the upgrade under each disk spent on one */
  disks_on: Upgrade[];
  /** locks taken today */
  keyring: number;
  bottles: Winery[];
  /** cards to choose from */
  drawn: (SampleAsset | PurchaseAsset)[];
  hand_size: number;
  /** alone and in the Fleet: those who are to ride */
  proposed?: Tourist[];
  /** the draft hand, only for its owner */
  hand?: Tourist[];
  /** laid aside from it, only for its owner */
  picked?: Tourist[];
}

/** The table as a seat, or a spectator, sees it. */
export interface NaramataView {
  game: 'naramata';
  seats: number;
  options: Options;
  /** none when the game is over */
  decision: NaramataDecision | null;
  /** whether seats hold cards that others may not see */
  hidden: boolean;
  day: number;
  /** how many are played */
  days: number;
  draft: Draft | null;
  /** by the time track; phantoms count on after the seats */
  turn_order: number[];
  /** whether today's course runs from END to the start regions */
  backwards: boolean;
  /** the score that all play for, alone or as the Fleet */
  whelp: number | null;
  /** the Fleet's prestige */
  pool: number | null;
  /** tourists to choose from, open to all */
  row: Tourist[];
  /** under the deck, the next first */
  under: Upgrade[];
  market: MarketSlot[];
  /** cards left */
  piles: Record<Pile, number>;
  discards: Record<Pile, number>;
  /** the locked spaces: "<winery>_<number>" */
  locks: string[];
  /** left at each signature winery */
  bottles: Record<string, number>;
  /** what each activity takes */
  minutes: Record<Activity, number>;
  /** what every vehicle takes where all play for the Whelp score */
  whelp_seats: number | null;
  road: Segment[];
  /** all wineries in the order of travel */
  course: Winery[];
  phantoms: Phantom[];
  players: NaramataPlayer[];
}

/** A space of a winery. */
export interface PrintedSpace {
  kind: Kind;
  /** the fewest with whom it is in play */
  players: number;
}

/** A winery where it stands on the board. */
export interface WineryComponent {
  x: number;
  y: number;
  segment: number;
  signature: boolean;
  /** from the innermost on */
  spaces: PrintedSpace[];
}

/** A piece of road from the start regions to END. */
export interface SegmentComponent {
  wineries: Winery[];
  next: number[];
  /** the piece beside it; -1 for none */
  parallel: number;
}

/** A tourist card. */
export interface TouristComponent {
  name: string;
  rows: TouristRow[];
  most_score: number;
}

/** A kind of upgrade. */
export interface UpgradeComponent {
  cost: number;
  points: number;
  topics: NaramataTopic[];
  /** how often a day it takes a lock onto the keyring; 0 if it has none */
  keyring: number;
}

/** A vehicle. */
export interface VehicleComponent {
  disks: number;
  seats: number;
  topics: NaramataTopic[];
}

/** What is printed: the board, cards and tables of an edition. */
export interface NaramataComponents {
  wineries: Record<Winery, WineryComponent>;
  segments: SegmentComponent[];
  /** the segment that each leads to */
  starts: Record<StartRegion, number>;
  tourists: Record<string, TouristComponent>;
  upgrades: Record<Upgrade, UpgradeComponent>;
  vehicles: Record<VehicleColour, VehicleComponent>;
  minutes: Record<Activity, number>;
  /** at the start of a day */
  fewest_tourists: number;
  /** all times that are printed on it */
  time_track: string[];
  closing: string;
  late_closing: string;
  /** points that each half hour past closing costs */
  late: number;
  /** prestige by the time at which a pairing begins */
  pairing: Record<string, number>;
  /** points that none, one, two, ... empty rows cost */
  empty_rows: number[];
  /** the faces of the view die */
  die: number[];
  cheese: SampleCard[];
  tasting: SampleCard[];
  purchase: PurchaseCard[];
  /** at a cheese, tasting or purchase space; one may be kept for nothing */
  cards_drawn: number;
  /** prestige for keeping another cheese or tasting card */
  next_card: number;
  /** prestige for drawing a third purchase card */
  third_purchase: number;
  /** tokens of one view at most */
  view_cap: number;
  /** points or prestige for a signature bottle */
  bottle_reward: number;
}

/** The ids of all questions. */
export type NaramataQuestion = 'activate' | 'activity' | 'after_action' | 'agree' | 'attach' | 'buy_tokens' | 'choose_active' | 'claim' | 'contract' | 'days' | 'insider' | 'keep_cheese' | 'keep_purchase' | 'keep_tasting' | 'pay' | 'phantom_fork' | 'phantom_start' | 'pick' | 'pick_unwanted' | 'play_or_sell' | 'propose' | 'remove_locks' | 'reward' | 'second_action' | 'shift' | 'start' | 'take_back' | 'third_purchase' | 'time' | 'turn' | 'unlock' | 'vehicle' | 'view';

export interface NaramataDecision extends DecisionView {
  question: NaramataQuestion;
}

/** Every action by verb and arguments. */
export type NaramataAction =
  | { verb: 'no' }
  | { verb: 'yes' }
  | { verb: 'done' }
  | { verb: 'option'; number: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' }
  | { verb: 'end_day' }
  | { verb: 'space'; winery: Winery; space: '1' | '2' | '3' | '4' }
  | { verb: 'act' }
  | { verb: 'pit_stop' }
  | { verb: 'road_pairing'; winery: Winery }
  | { verb: 'start'; region: StartRegion }
  | { verb: 'tourist'; tourist: string }
  | { verb: 'cheese'; cheese: string }
  | { verb: 'tasting'; tasting: string }
  | { verb: 'purchase'; purchase: string }
  | { verb: 'buy'; slot: '1' | '2' | '3' | '4' }
  | { verb: 'use'; upgrade: Upgrade }
  | { verb: 'flip'; upgrade: Upgrade }
  | { verb: 'disks'; count: string }
  | { verb: 'tokens'; count: string }
  | { verb: 'vehicle'; vehicle: VehicleColour }
  | { verb: 'sell' }
  | { verb: 'keep' }
  | { verb: 'points' }
  | { verb: 'prestige' }
  | { verb: 'ride'; tourist: string; seat: '0' | '1' | '2' | '3' }
  | { verb: 'days'; count: '2' | '3' | '4' };

export type NaramataVerb = NaramataAction['verb'];
