// What the screens of users and personas say.
import type { Words } from '../../../kit/language/words.ts';
import { grouped } from '../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  users: 'Users',
  user: 'User',
  usersHelp: 'A user is the account of a player, with one persona in each realm.',
  userHelp: 'Banning or deleting a user ends the tokens of every persona at once.',
  searchUsers: 'Search by name, user ID or phone',
  noUsers: 'No users yet',
  noUsersHint: 'A user is made when a player first signs in. The command line can play one sign-in:',
  signInCommands: ['uos passport login external --external-user-id demo-1 --display-name Linnet'],
  personas: 'Personas',
  persona: 'Persona',
  realm: 'Realm',
  personasHelp: 'A persona is what a user is in one realm.',
  personaHelp: 'A ban of a persona holds in this realm only; others of the same user may sign in.',
  searchPersonas: 'Search by name or persona ID',
  noPersonas: 'No personas yet',
  createdAt: 'Created',
  figures: {
    label: 'Overview',
    paid: 'Paid in total',
    orders: (count) => (count === 1 ? '1 order' : `${grouped(count)} orders`),
    unread: 'Unread mail',
    ofMail: (count) => `of ${grouped(count)}`,
    reports: 'Reports against',
    waiting: (count) => `${grouped(count)} to review`,
    days: (count) => (count === 0 ? 'today' : count === 1 ? '1 day ago' : `${grouped(count)} days ago`),
  },
  commands: 'On the command line',
  userCommands: (id) => [`uos passport user get ${id}`, `uos passport user ban ${id} --duration 86400`],
  personaCommands: (id) => [`uos passport persona get ${id}`, `uos passport persona ban ${id} --duration 86400`],

  ban: 'Ban',
  banAction: 'Ban…',
  banTitle: (name) => `Ban ${name}`,
  banUserHelp: 'Every persona of this user is signed out at once and kept out.',
  banPersonaHelp: 'This persona is signed out at once and kept out; others of the same user are not.',
  term: 'For',
  terms: { hour: '1 hour', day: '1 day', week: '7 days', good: 'For good' },
  reasonPlaceholder: 'Such as cheating',
  preview: 'What the player reads',
  playerReads: (reason, until) =>
    `The account is banned${reason === '' ? '' : `: ${reason}`}. ${until === undefined ? 'For good.' : `Until ${until}.`}`,
  banFacts: (until, reason) =>
    `${until === undefined ? 'For good' : `Until ${until}`}${reason === '' ? '' : `, ${reason}`}`,
  banned: (name) => `${name} is banned`,
  unban: 'Lift the ban',
  unbanned: (name) => `The ban of ${name} is lifted`,
  banWeek: 'Ban for 7 days',
  bulkBan: (count) => `Ban ${count} players for 7 days and sign them out at once.`,
  bulkUnban: (count) => `Lift the bans of ${count} players.`,
  notActive: 'Not active',
  notBanned: 'Not banned',

  delete: 'Delete',
  deleted: (name) => `${name} is deleted`,
  deleteUser: 'Delete user',
  deleteUserWords: (personas) => `The user and ${personas} personas are deleted for good. Orders and ledgers stay.`,
  deletePersona: 'Delete persona',
  deletePersonaWords:
    'The persona leaves guilds, friends and leaderboards for good. The user may make a new one in the realm.',
};
