/** Requests to the server, each answered by what was asked for or refused by a `Refused`. */
import type { components, paths } from '../api';

/** The server, or the line to it, said no: a code for programs, a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Schema = components['schemas'];
export type Path = keyof paths;

/** Ask for a path below /api; `body` is sent as JSON. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
    init.keepalive = method === 'PATCH'; // a setting holds, though the page is left at once
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(0, 'line_down', 'The server cannot be reached.');
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const { error, message } = (told ?? {}) as Partial<Schema['ErrorOut']>;
  throw new Refused(answer.status, error ?? 'unknown', message ?? answer.statusText);
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>('PATCH', path, body);

const kept = new Map<string, Promise<unknown>>();

/** What is the same as long as the server runs, asked for once: games, boxes, actions. */
export function once<T>(path: string): Promise<T> {
  let answer = kept.get(path);
  if (answer === undefined) {
    answer = get<T>(path);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer as Promise<T>;
}
