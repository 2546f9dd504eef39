// Builds the console in every language.
import { build } from 'vite';
import { LANGUAGES } from './language.ts';

// why Chinese last: whoever serves the folder reads it again when `index.html` is new
for (const [index, language] of LANGUAGES.entries()) {
  process.env.UOS_LANGUAGE = language;
  await build({ root: import.meta.dirname, logLevel: 'warn', build: { emptyOutDir: index === 0 } });
}
