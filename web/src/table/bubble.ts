/** What the bubble of a table shows. */
import type { Route } from '../lib/game';
import type { Action, Offer, Preview, WhyNot } from '../lib/protocol';

/** The content of the one bubble of a table. */
export type Bubble =
  | {
      kind: 'offer';
      target: string | null;
      offer: Offer;
      preview: Preview | null;
      confirming: boolean;
      /** What follows without being asked, where more than the offer was chosen. */
      then: Action[];
    }
  | { kind: 'several'; target: string; offers: Offer[] }
  /** Where what was picked up can go. */
  | { kind: 'routes'; target: string; routes: Route[] }
  | { kind: 'why'; target: string; why: WhyNot }
  | { kind: 'note'; target: string; words: string }
  /** What a drawn thing is; it need not be a target. */
  | { kind: 'about'; target: string; thing: string; anchor: Element };
