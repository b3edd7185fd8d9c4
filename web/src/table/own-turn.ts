/** The own turn while it lasts: where it began, and the answers to come of a move chosen as a whole. */
import type { GameUi } from '../lib/game';
import type { Action, Offer, Position } from '../lib/protocol';
import { nextPlanned } from './routes';

export class OwnTurn {
  plan: Action[] = [];
  private start: { position: Position; targets: ReadonlySet<string> } | null = null;

  /** The number of decisions when it began; null if it is not one's own turn. */
  get beganAt(): number | null {
    return this.start?.position.decisions ?? null;
  }

  begin(position: Position, targets: Iterable<string>): void {
    this.start = { position, targets: new Set(targets) };
  }

  end(): void {
    this.start = null;
    this.plan = [];
  }

  /** Whether it has gone on since its beginning, and can be taken back to it. */
  isHalfMade(position: Position | null): boolean {
    if (this.beganAt === null || position?.undo == null) return false;
    return position.decisions > this.beganAt && position.undo.undo_to <= this.beganAt;
  }

  /** Whether it could have begun with a target. */
  couldBegin(target: string, { routes }: Pick<GameUi, 'routes'>, seat: number | null): boolean {
    if (this.start === null) return false;
    const { position, targets } = this.start;
    return targets.has(target) || (routes?.(target, position, seat) ?? []).length > 0;
  }

  /**
   * The next answer: of the plan, or the usual one where nothing of that kind is planned. `missing` is what
   * was planned and cannot be.
   */
  nextAnswer({ legal }: Position, usual: Offer | null): { offer: Offer | null; missing: Action | null } {
    const planned = nextPlanned(this.plan, legal);
    if (planned !== null) {
      this.plan = planned.rest;
      return { offer: planned.offer, missing: null };
    }
    // A worker that was picked up is not replaced by another one.
    if (usual !== null && !this.plan.some(({ verb }) => verb === usual.action.verb))
      return { offer: usual, missing: null };
    const [missing = null] = this.plan;
    this.plan = [];
    return { offer: null, missing };
  }
}
