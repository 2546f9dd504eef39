// What the screens of player accounts say.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  realms: 'Realms',
  realm: 'Realm',
  realmHelp: 'Only open realms let players in; the others show a notice of maintenance.',
  commands: 'On the command line',
  realmCommands: (id) => [`uos passport realm get ${id}`, `uos passport realm update ${id} --status Maintenance`],
  realmsHelp: 'A player has one persona in each realm. Only open realms let players in.',
  create: 'New realm',
  submitCreate: 'Create',
  search: 'Search by name',
  namePlaceholder: 'Such as East 1',
  externalIdHelp: 'Optional, the number that the game itself gives it, each once.',
  history: 'Activity',
  edit: 'Edit',
  editRealm: 'Edit realm',
  save: 'Save',
  delete: 'Delete',
  deleteRealm: 'Delete realm',
  deleteWords: 'The realm is deleted for good. The last one, and those with active personas, cannot be deleted.',
  created: (name) => `Realm ${name} created`,
  saved: (name) => `Realm ${name} saved`,
  deleted: (name) => `Realm ${name} deleted`,
  setStatus: (status) => `Set: ${status}`,
  alreadySet: (status) => `Already: ${status}`,
  bulkStatus: (count, status) => `${count} realms become: ${status}.`,
  sample: { name: 'East 1', status: 'Open' },
  statusSet: (name, status) => `${name} is now: ${status}`,
  empty: 'No realms yet',
  emptyHint: 'Players need at least one open realm to sign in.',
};
