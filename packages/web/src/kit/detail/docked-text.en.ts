// What a panel beside its list or below it says.
import type { Words } from '../language/words.ts';
import type { text as zh } from './docked-text.zh.ts';

export const text: Words<typeof zh> = {
  previous: 'Previous',
  next: 'Next',
  fill: 'Fill the page',
  dock: 'Back beside the list',
  moveBeside: 'Move to the right of the list',
  moveBelow: 'Move below the list',
  height: 'Height of the panel',
  openAsPage: 'Open as a page',
};
