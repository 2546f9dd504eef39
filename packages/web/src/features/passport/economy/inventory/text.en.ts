// What the screens of inventories say.
import type { Words } from '../../../../kit/language/words.ts';
import { grouped } from '../../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  inventories: 'Inventories',
  inventory: 'Inventory',
  help: 'What each persona holds. Every change is in the ledger; if two people change a quantity at once, the later change is refused.',
  search: 'Search by persona ID',
  personaFilter: 'Persona ID',
  resource: 'Resource',
  slug: 'Identifier',
  namespace: 'Namespace',
  empty: 'Nobody holds anything yet',
  emptyHint: 'What players buy, are rewarded with, or get from the server of the game appears here.',
  owns: 'The inventory is empty',
  sample: { personaId: '<personaId>', productSlug: 'starter-pack' },
  forGood: 'For good',
  edit: 'Change',
  editTitle: (name) => `Change ${name}`,
  save: 'Save',
  quantityHelp: '0 removes it; at most the holding limit of the resource.',
  singleHelp: 'It does not stack: 0 or 1, and 0 removes it.',
  customHelp: 'Data of this one thing.',
  reasonHelp: 'Such as a compensation, a mistake or a ticket; kept in the history of the persona.',
  effect: (had, delta) =>
    delta === 0
      ? `${had} now; 1 player is affected.`
      : `${had} now, ${delta > 0 ? 'adds' : 'takes'} ${grouped(Math.abs(delta))}; 1 player is affected at once.`,
  saved: (name, quantity) => `${name} is ${grouped(quantity)} now`,
  taken: (name) => `${name} removed`,

  metrics: 'Economy',
  metricsHelp:
    'How much of each resource there is, what is given and taken every day, and how many orders are made. If much more is given than taken for long, prices inflate.',
  holdings: 'Holdings',
  holders: 'Players who hold it',
  units: 'Units',
  each: 'Each',
  searchResource: 'Search by name or identifier',
  noHoldings: 'Nobody holds anything yet',
  ordersByDay: 'Orders per day',
  virtual: 'Virtual purchases',
  money: 'Real-money purchases',
  flows: 'Given and taken',
  flowsHelp: 'Given by purchases, rewards, deposits and changes; taken by costs, refunds, expiry and changes.',
  gained: 'Given',
  spent: 'Taken',
  net: 'Net',
  netNote: 'given minus taken',
  topHolders: 'Top holders',
  share: (percent) => `The richest tenth holds ${percent}%`,
  tooMany: (total, most) => `${grouped(total)} rows of this resource; beyond ${grouped(most)} nobody is ranked here.`,
};
