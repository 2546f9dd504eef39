// What the screens of resources say.
import type { Words } from '../../../../kit/language/words.ts';
import { grouped } from '../../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

const some = (count: number, one: string, many = `${one}s`) => `${grouped(count)} ${count === 1 ? one : many}`;

export const text: Words<typeof zh> = {
  resources: 'Resources',
  resource: 'Resource',
  help: 'What the game counts: gold, gems, items. Products are priced in them and give them.',
  create: 'New resource',
  import: 'Import',
  importTitle: 'Import resources',
  submitCreate: 'Create',
  save: 'Save',
  search: 'Search by name',
  edit: 'Edit',
  editTitle: (name) => `Edit ${name}`,
  delete: 'Delete',
  close: 'Close resource',
  empty: 'No resources yet',
  emptyHint: 'Define a currency or an item first: products, leaderboard rewards and mail attachments use it.',
  sample: { slugName: 'GOLD', type: 'VirtualCurrency', displayName: 'Gold' },
  sampleRows: [
    { slugName: 'GOLD', displayName: 'Gold', type: 'VirtualCurrency', quantityLimit: 999999 },
    { slugName: 'lantern', displayName: 'Lantern', type: 'Item', namespace: 'items', stackable: true },
  ],
  builtIn: 'Real money is built in and stays as it is',
  noLimit: 'No limit',
  forGood: 'For good',
  days: (count) => some(count, 'day'),
  hours: (count) => some(count, 'hour'),
  seconds: (count) => some(count, 'second'),

  slugHelp: 'Used in code; it never changes.',
  types: {
    VirtualCurrency: 'Only counted, such as gold, gems or energy.',
    Item: 'A thing in the inventory, such as a weapon, a skin or a ticket.',
  },
  stackableHelp: 'Stackable items share a row with a quantity; the others have a row each, with data of their own.',
  limitHelp: 'Most that a persona may hold; 0 for no limit.',
  lifetimeHelp: 'How long it lasts once given; 0 for good.',
  namespaceHelp: 'A group of the game itself; default where it is left out.',
  customHelp: 'Data that the game reads with it, such as the address of an icon.',
  created: (name) => `${name} created`,
  saved: (name) => `${name} saved`,
  deleteTitle: 'Delete resource',
  deleted: (name) => `${name} deleted`,
  deleteWords: (holders, products, boards, givers) =>
    holders + products + boards + givers === 0
      ? 'No player holds it; no product, leaderboard, achievement, quest or battle pass uses it. This cannot be undone.'
      : `Still in use: ${some(holders, 'player')} hold it; ${some(products, 'product')}, ${some(boards, 'leaderboard')} and ${grouped(givers)} among achievements, quests and battle passes use it. Take those away first; a resource in use cannot be deleted.`,
  deleteUnknown: 'What uses it could not be read. A resource in use is refused; any other is gone for good.',
  bulkDelete: (count) =>
    `${some(count, 'resource')} will be deleted for good. Those that players hold or products use stay, each with its reason.`,

  usage: 'Usage',
  holders: 'Players who hold it',
  units: 'Units',
  toHolders: 'See who holds it',
  costsIt: 'Products that cost it',
  givesIt: 'Products that give it',
  boards: 'Leaderboards that give it',
  givers: 'Achievements, quests and battle passes that give it',
  giverKinds: { achievement: 'Achievement', quest: 'Quest', battlePass: 'Battle pass' },
  nothing: 'None',
};
