/** Friends of the user: the lists, and what can be done about them. */
import { api, data, type Schema } from '../lib/server';

export type Friends = Schema['FriendsOut'];
export type Friend = Schema['FriendOut'];

export function loadFriends(): Promise<Friends> {
  return data(api.GET('/api/friends'));
}

/** Ask somebody to be a friend, or agree. */
export function askFriend(person: string): Promise<Friends> {
  return data(api.PUT('/api/friends/{person}', { params: { path: { person } } }));
}

/** Be friends no more; or decline, or take back, a request. */
export function removeFriend(person: string): Promise<Friends> {
  return data(api.DELETE('/api/friends/{person}', { params: { path: { person } } }));
}

export function askByName(name: string): Promise<Friends> {
  return data(api.POST('/api/friends', { body: { name } }));
}
