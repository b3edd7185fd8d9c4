/** The REST API of the server: a typed client, with refusals as exceptions. */
import createClient from 'openapi-fetch';

import type { components, paths } from '../api';

export type Schema = components['schemas'];

/** A refusal by the server, or a failed connection: a code for programs, a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What is wrong as a message of the games, in any language. */
    readonly text: Schema['TextView'] | null = null,
  ) {
    super(message);
  }
}

/** The typed client: `data(api.GET('/api/games'))`. */
export const api = createClient<paths>({ headers: { accept: 'application/json' } });

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The data of an answer; throws `Refused` if the server refuses or cannot be reached. */
export async function data<T>(request: Promise<Answer<T>>): Promise<T> {
  const {
    data: found,
    error,
    response,
  } = await request.catch(() => {
    throw new Refused(0, 'offline', 'The server cannot be reached.');
  });
  if (response.ok) return found as T;
  const { error: code, message, text } = (error ?? {}) as Partial<Schema['ErrorOut']>;
  throw new Refused(response.status, code ?? 'unknown', message ?? response.statusText, text ?? null);
}

/** A function that loads once for each list of arguments; a failed load is tried again. */
export function once<A extends string[], T>(load: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join(' ');
    let found = loaded.get(key);
    if (found === undefined) {
      found = load(...args);
      found.catch(() => loaded.delete(key));
      loaded.set(key, found);
    }
    return found;
  };
}
