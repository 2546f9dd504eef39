// What the console calls its screens.
import { englishTitles } from '@uos/contract/screens/titles.en';
import type { titleOfScreen as zh } from './screen-words.zh.ts';

export const titleOfScreen: typeof zh = ({ path }) => englishTitles[path];
