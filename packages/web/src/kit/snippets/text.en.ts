// What the samples of code say.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Do the same by code',
  by: 'Done with',
  sdk: 'SDK',
  language: 'Language of the sample',
  languages: { cli: 'Command line', typescript: 'TypeScript', csharp: 'C#', curl: 'curl' },
};
