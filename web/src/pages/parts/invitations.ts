/** Links to tables and seats; the secret of one stands after `#`, so that no server writes it down. */
import type { Table } from '../../lib/protocol';
import { post } from '../../lib/server';

const KEY = 'cuvee-links';

type Kept = Record<string, Record<string, string>>;

function read(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Remember, as long as this page is open, the links to seats that others are to take. */
export function storeLinks(table: Table, secrets: Record<string, string>): void {
  const open = table.seats.filter((seat) => seat.kind === 'open').map((seat) => String(seat.seat));
  const links = Object.fromEntries(Object.entries(secrets).filter(([seat]) => open.includes(seat)));
  if (Object.keys(links).length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [table.id]: links }));
  } catch {
    // Without it the lobby makes new links.
  }
}

export function storedLink(table: string, seat: number): string | null {
  const secret = read()[table]?.[String(seat)];
  return secret === undefined ? null : seatLink(secret);
}

/** A new link to a seat; the old one ends. */
export async function newLink(table: Table, seat: number): Promise<string> {
  const { secret } = await post<{ secret: string }>(`/tables/${table.id}/seats/${seat}/link`);
  storeLinks(table, { ...read()[table.id], [String(seat)]: secret });
  return seatLink(secret);
}

export function seatLink(secret: string): string {
  return `${location.origin}/join#${secret}`;
}

export function tableLink(table: string): string {
  return `${location.origin}/tables/${table}`;
}

/** Whether others cannot reach this address, for it names this very device. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** What somebody typed or pasted: a code, or an address of ours to go to. */
export function readInvitation(typed: string): { code: string } | { address: string } | null {
  const text = typed.trim();
  if (/^[a-z]{5}$/i.test(text)) return { code: text.toLowerCase() };
  const link = /\/(join#[\w-]+|tables\/[a-z0-9]+)\/?$/i.exec(text);
  return link === null ? null : { address: `/${link[1]}` };
}
