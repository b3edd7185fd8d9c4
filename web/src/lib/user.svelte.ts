/** The user of this browser: nobody, a guest or a registered account. */
import { get, patch, post, Refused, type Schema } from './server';
import { syncSettings } from './settings.svelte';

type Person = Omit<Schema['Person'], 'preferences'> & { preferences: Record<string, unknown> };

class Me {
  person = $state.raw<Person | null>(null);
  loaded = $state(false);

  /** Load the account of the session, if there is one. */
  async load(): Promise<void> {
    try {
      this.setPerson(await get<Person>('/me'));
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.setPerson(null);
    } finally {
      this.loaded = true;
    }
  }

  /** The account, created as a guest of this name if there is none. */
  async ensure(name: string): Promise<Person> {
    if (this.person === null) this.setPerson(await post<Person>('/guests', { name }));
    if (this.person === null) throw new Refused(401, 'not_logged_in', '');
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = await patch<Person>('/me', { name });
  }

  async register(name: string, password: string): Promise<void> {
    this.setPerson(await post<Person>('/people', { name, password }));
  }

  async login(name: string, password: string): Promise<void> {
    this.setPerson(await post<Person>('/sessions', { name, password }));
  }

  async logout(): Promise<void> {
    await post('/logout');
    this.setPerson(null);
  }

  private setPerson(person: Person | null): void {
    this.person = person;
    syncSettings(person?.preferences ?? {}, (preferences) => {
      if (this.person !== null) void patch('/me', { preferences }).catch(() => undefined);
    });
  }
}

export const me = new Me();
