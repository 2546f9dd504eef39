// What the screens of entitlements say.
import type { Words } from '../../../kit/language/words.ts';
import { grouped } from '../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

const some = (count: number) => (count === 1 ? '1 entitlement' : `${grouped(count)} entitlements`);
const players = (count: number) => (count === 1 ? '1 player' : `${grouped(count)} players`);

export const text: Words<typeof zh> = {
  entitlements: 'Entitlements',
  help: 'What a player may do for a time, such as a monthly card or a DLC; of a user, or of one persona alone.',
  list: 'List',
  calendar: 'Expiry',
  personaFilter: 'Persona ID',
  userFilter: 'User ID',
  endsFilter: 'Ends',
  owner: 'Owner',
  forGood: 'For good',
  give: 'Give',
  import: 'Give by CSV',
  importTitle: 'Give to the players of a file',
  empty: 'No entitlements yet',
  emptyHint: 'Give one to a player, or to many from a CSV file.',
  sample: { type: 'vip', displayName: 'Monthly card', ownerType: 'Persona', personaID: '<personaID>' },
  sampleRow: {
    personaID: '0f8fad5b-d9cb-469f-a165-708677289501',
    type: 'vip',
    displayName: 'Monthly card',
    endTime: '2027-01-01T00:00:00+08:00',
  },
  endTimeTitle: 'End',
  notTime: 'A moment like 2027-01-01T00:00:00+08:00',

  edit: 'Edit',
  editTitle: 'Edit entitlement',
  save: 'Save',
  typeHelp: 'What the game reads to know what a player may do, such as vip or dlc.',
  startHelp: 'Now, where it is left out.',
  endHelp: 'Never, where it is left out.',
  endFirst: 'The end comes after the start',
  given: (name) => `${name} given`,
  saved: (name) => `${name} saved`,
  suspend: 'Suspend…',
  suspendVerb: 'Suspend',
  suspendTitle: (name) => `Suspend ${name}`,
  suspendHelp: '1 player loses it at once. It can be restored; its end stays.',
  suspended: (name) => `${name} suspended`,
  restore: 'Restore',
  restored: (name) => `${name} restored`,
  delete: 'Delete',
  deleteTitle: 'Delete entitlement',
  deleteWords: '1 player loses it at once, for good. To pause it, suspend it.',
  deleted: (name) => `${name} deleted`,
  notSuspended: 'not suspended',
  over: 'over, or suspended already',
  bulkSuspend: (count) => `${some(count)} are suspended, of at most ${players(count)}; they can be restored.`,
  bulkRestore: (count) => `${some(count)} are restored, of at most ${players(count)}.`,
  bulkDelete: (count) => `${some(count)} are deleted, of at most ${players(count)}; it cannot be undone.`,

  allTypes: 'All types',
  type: 'Type',
  previous: 'Month before',
  next: 'Next month',
  today: 'This month',
  week: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  monthTitle: (year, month) => `${year}-${month.padStart(2, '0')}`,
  day: (day, count, owners) => `${day}, ${some(count)} of ${players(owners)} end`,
  count: (count) => grouped(count),
  owners: (owners) => players(owners),
  monthSum: (count) =>
    count === 0 ? 'Nothing ends in this month.' : `${some(count)} end in this month. Press a day to see which.`,
};
