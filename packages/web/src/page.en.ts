// What the page says before anything of it runs.
import type { Words } from './kit/language/words.ts';
import type { page as zh } from './page.zh.ts';

export const page: Words<typeof zh> = {
  lang: 'en',
  title: 'UOS console',
  description: 'UOS console: create apps for your games, enable online services, publish assets',
  noScript: 'The console needs JavaScript.',
};
