/** Links to tables and seats; a secret is in the fragment, so that it is not logged by servers. */
import type { Table } from '../../lib/protocol';
import { api, data } from '../../lib/server';

const KEY = 'cuvee-links';

type StoredLinks = Record<string, Record<string, string>>;

function readStored(): StoredLinks {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as StoredLinks;
  } catch {
    return {};
  }
}

/** Store the links to open seats for this browser session. */
export function storeLinks(table: Table, secrets: Record<string, string>): void {
  const open = table.seats.filter((seat) => seat.kind === 'open').map((seat) => String(seat.seat));
  const links = Object.fromEntries(Object.entries(secrets).filter(([seat]) => open.includes(seat)));
  if (Object.keys(links).length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readStored(), [table.id]: links }));
  } catch {
    // Storage may be disabled; the lobby creates new links.
  }
}

export function storedLink(table: string, seat: number): string | null {
  const secret = readStored()[table]?.[String(seat)];
  return secret === undefined ? null : seatLink(secret);
}

/** A new link to a seat; the old one becomes invalid. */
export async function newLink(table: Table, seat: number): Promise<string> {
  const { secret } = await data(
    api.POST('/api/tables/{table}/seats/{seat}/link', { params: { path: { table: table.id, seat } } }),
  );
  storeLinks(table, { ...readStored()[table.id], [String(seat)]: secret });
  return seatLink(secret);
}

export function seatLink(secret: string): string {
  return `${location.origin}/join#${secret}`;
}

export function tableLink(table: string): string {
  return `${location.origin}/tables/${table}`;
}

/** Whether an address is that of this device only. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** A typed or pasted invitation: a join code, or an address of this site. */
export function readInvitation(typed: string): { code: string } | { address: string } | null {
  const text = typed.trim();
  if (/^[a-z]{5}$/i.test(text)) return { code: text.toLowerCase() };
  const link = /\/(join#[\w-]+|tables\/[a-z0-9]+)\/?$/i.exec(text);
  return link === null ? null : { address: `/${link[1]}` };
}
