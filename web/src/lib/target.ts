/** Targets, `kind:id:id`: what an element that can be chosen carries as `data-target`. */

export interface Target<Kind extends string> {
  kind: Kind;
  /** The first and second id; empty where there is none. */
  first: string;
  second: string;
}

/** How the targets of a game are written and read, with the kinds that it has. */
export function targetsOfKinds<Kind extends string>(
  kinds: readonly Kind[],
): {
  targetId: (kind: Kind, ...ids: (string | number)[]) => string;
  parseTarget: (target: string) => Target<Kind> | null;
} {
  return {
    targetId: (kind, ...ids) => [kind, ...ids].join(':'),
    parseTarget: (target) => {
      const [name = '', first = '', second = ''] = target.split(':');
      const kind = kinds.find((known) => known === name);
      return kind === undefined ? null : { kind, first, second };
    },
  };
}
