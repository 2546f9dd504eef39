// What the palette says.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  toDark: 'Switch to dark appearance',
  toLight: 'Switch to light appearance',
  toSystem: 'Appearance of the system',
  palette: 'Search',
  palettePlaceholder: 'Page, app, bucket or action',
  paletteRecent: 'Recent',
  palettePages: 'Pages',
  paletteActions: 'Actions',
  paletteApps: 'Apps',
  readings: {},
  nothingFound: (typed) => `Nothing found for “${typed}”`,
};
