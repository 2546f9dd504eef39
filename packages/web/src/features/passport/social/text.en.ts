// What the screen of friends says.
import type { Words } from '../../../kit/language/words.ts';
import { grouped } from '../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

const friends = (count: number) => (count === 1 ? '1 friend' : `${grouped(count)} friends`);

export const text: Words<typeof zh> = {
  friends: 'Friends',
  help: 'Friends are of a persona. Choose one to see its friends, its blacklist and who knows whom.',
  choose: 'Choose a persona',
  searchPersonas: 'Search by name or persona ID',
  realm: 'Realm',
  noPersonas: 'No personas yet',
  noPersonasHint: 'One is made when a player first signs in.',
  another: 'Another persona',
  missing: 'There is no such persona',
  openPersona: 'Open persona',
  list: 'Friends',
  blacklist: 'Blacklist',
  graph: 'Graph',
  friendsOf: (name) => `Friends of ${name}`,
  blacklistOf: (name) => `Blacklist of ${name}`,
  cap: (count, most) => (most === undefined ? friends(count) : `${grouped(count)} / ${friends(most)}`),
  isFull: 'At the limit: no more can be added',
  noFriends: 'No friends',
  noFriendsHint: 'Whom a player befriends in the game stands here.',
  noBlacklist: 'The blacklist is empty',
  noBlacklistHint: 'Who is on it sends this persona no requests; friends of before stay.',

  drawn: (drawn, all) =>
    drawn < all ? `${friends(all)}, the newest ${grouped(drawn)} of them drawn.` : `${friends(all)}.`,
  readAmong: 'Read who knows whom',
  amongCost: (calls) => `${grouped(calls)} more calls`,
  among: (ties, oneSided, most) =>
    `${grouped(ties)} pairs of them are friends; ${grouped(oneSided)} have this persona for no friend (dashed). At most ${grouped(most)} friends of each are read.`,
  unread: (count) => `The friends of ${grouped(count)} could not be read; their ties are not drawn.`,
  notRead: 'Who of them knows whom is not read yet.',
  graphLabel: (name, count) => `${name} and ${friends(count)}, and who knows whom`,
};
