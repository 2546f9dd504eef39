// What is said where resources are chosen with how much of each.
import type { Words } from '../../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  add: 'Add resource',
  noResources: 'There is no resource to choose yet; create one under Resources first.',
  resource: 'Resource',
  quantity: (name) => `Units of ${name}`,
  yuan: 'Amount in yuan',
  remove: (name) => `Remove ${name}`,
  twice: 'A resource can be named once',
  moneyAlone: 'Real money stands alone',
};
