/** The user of this browser: nobody, a guest or a registered account. */
import { api, data, Refused, type Schema } from './server';
import { syncSettings } from './settings.svelte';

type Person = Schema['Person'];

class Me {
  person = $state.raw<Person | null>(null);
  loaded = $state(false);

  /** Load the account of the session, if there is one. */
  async load(): Promise<void> {
    try {
      this.setPerson((await data(api.GET('/api/visitor'))).person);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.setPerson(null);
    } finally {
      this.loaded = true;
    }
  }

  /** The account, created as a guest of this name if there is none. */
  async ensure(name: string): Promise<Person> {
    if (this.person === null) this.setPerson(await data(api.POST('/api/guests', { body: { name } })));
    if (this.person === null) throw new Refused(401, 'not_logged_in', '');
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = await data(api.PATCH('/api/me', { body: { name, preferences: null } }));
  }

  async register(name: string, password: string): Promise<void> {
    this.setPerson(await data(api.POST('/api/people', { body: { name, password } })));
  }

  async login(name: string, password: string): Promise<void> {
    this.setPerson(await data(api.POST('/api/sessions', { body: { name, password } })));
  }

  async logout(): Promise<void> {
    await data(api.POST('/api/logout'));
    this.setPerson(null);
  }

  /** Log out on all devices, this one too. */
  async logoutEverywhere(): Promise<void> {
    await data(api.POST('/api/logout/everywhere'));
    this.setPerson(null);
  }

  /** Change the password; all other devices are logged out. */
  async changePassword(old: string, fresh: string): Promise<void> {
    await data(api.PUT('/api/me/password', { body: { old, new: fresh } }));
  }

  /** Delete the account; a guest has no password. */
  async deleteAccount(password: string | null): Promise<void> {
    await data(api.POST('/api/me/delete', { body: { password } }));
    this.setPerson(null);
  }

  private setPerson(person: Person | null): void {
    this.person = person;
    syncSettings(person?.preferences ?? {}, (preferences) => {
      if (this.person === null) return;
      // The setting is saved even if the page is left at once.
      const request = api.PATCH('/api/me', {
        body: { name: null, preferences: { ...preferences } },
        keepalive: true,
      });
      void data(request).catch(() => undefined);
    });
  }
}

export const me = new Me();
