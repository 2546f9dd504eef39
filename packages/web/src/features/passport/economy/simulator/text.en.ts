// What the simulator of the shop says.
import type { Words } from '../../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Shop simulator',
  another: 'Another persona',
  at: 'Moment',
  atHelp: 'Left empty, now. In later periods nothing counts as bought.',
  past: 'Must not be in the past',
  quantity: 'Units',
  unit: 'units',
  asked: (at, quantity) => `Buying ${quantity} at ${at}, checked in the order of the server. Nothing is bought.`,
  noProducts: 'No products yet',
  free: 'Free',
  trade: (costs, rewards) => `${costs} → ${rewards}`,
  visible: 'Visible',
  yes: 'Yes',
  no: 'No',
  left: 'Left to buy',
  leftOf: (left, limit) => `${left} of ${limit}`,
  noLimit: 'No limit',
  resets: 'Next reset',
  moves: (before, after) => `${before} → ${after}`,
  reasons: {
    buys: () => 'Can be bought',
    money: () => 'Given once it is paid',
    full: (resource) => `Charged and not given: no room for ${resource}`,
    banned: () => 'The persona is banned',
    unpublished: () => 'Not published',
    early: () => 'Not sold yet',
    over: () => 'Not sold any more',
    limit: () => 'Over the purchase limit',
    balance: (resource) => `Not enough ${resource}`,
  },
};
