// What a history says.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  before: 'Before: ',
  after: 'After: ',
  blank: '(empty)',
  more: (count) => `and ${count} more`,
  fieldName: wordsOf,
};

/** `Properties.memoryPerCpu` as `Properties · Memory per cpu`: names of fields are English words already. */
function wordsOf(field: string): string {
  return field.split('.').map(sentence).join(' · ');
}

function sentence(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
