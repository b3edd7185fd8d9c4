/** Who sits before this screen. */
import { get, patch, post, Refused, type Schema } from './server';
import { follow } from './settings.svelte';

type Person = Omit<Schema['Person'], 'preferences'> & { preferences: Record<string, unknown> };

class Me {
  person = $state.raw<Person | null>(null);
  known = $state(false);

  /** Find out whether we are known here; nobody is made to say who they are before they play. */
  async find(): Promise<void> {
    try {
      this.welcome(await get<Person>('/me'));
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.welcome(null);
    } finally {
      this.known = true;
    }
  }

  /** Somebody, as a guest by this name if nobody is known yet. */
  async somebody(name: string): Promise<Person> {
    if (this.person === null) this.welcome(await post<Person>('/guests', { name }));
    if (this.person === null) throw new Refused(401, 'nobody', '');
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = await patch<Person>('/me', { name });
  }

  async register(name: string, password: string): Promise<void> {
    this.welcome(await post<Person>('/people', { name, password }));
  }

  async login(name: string, password: string): Promise<void> {
    this.welcome(await post<Person>('/sessions', { name, password }));
  }

  async logout(): Promise<void> {
    await post('/logout');
    this.welcome(null);
  }

  private welcome(person: Person | null): void {
    this.person = person;
    follow(person?.preferences ?? {}, (preferences) => {
      if (this.person !== null) void patch('/me', { preferences }).catch(() => undefined);
    });
  }
}

export const me = new Me();
