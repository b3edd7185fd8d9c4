/** The section of the rules that explains the reason against an action. */

/** Sections by the rule that a reason names. */
const SECTIONS: Record<string, string> = {
  vehicles: 'vehicles',
  draft: 'draft',
  start: 'days',
  row: 'fleet',
  movement: 'drive',
  locks: 'locks',
  signature: 'spaces',
  yellow: 'vehicles',
  assets: 'attach',
  view: 'view',
  contract: 'contract',
  spend: 'prestige',
  disks: 'disks',
  upgrades: 'upgrades',
  closing: 'closing',
};

/** The section for the rule that a reason names. */
export function sectionOfReason(rule: string): string | null {
  return SECTIONS[rule] ?? null;
}
