// What screens of one organisation say about which one it is.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  organization: 'Organization',
  none: 'You are in no organization yet',
  noneHint: 'Bills and usage belong to organizations. Ask the owner of one to add you, then come back.',
  unknown: 'Organization not found',
  unknownHint: 'It does not exist, or you are not a member.',
  first: 'My organization',
};
