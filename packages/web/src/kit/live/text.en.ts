// What a live view says.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

const state = (en: string, color: string) => ({ zh: en, en, color });

export const text: Words<typeof zh> = {
  states: {
    connecting: state('Connecting', 'blue'),
    connected: state('Live', 'green'),
    reconnecting: state('Connection lost, trying again', 'orange'),
    paused: state('Paused', 'gray'),
    hidden: state('Paused while the page is hidden', 'gray'),
    ended: state('Ended', 'gray'),
  },
  pause: 'Pause',
  resume: 'Resume',
  clear: 'Clear',
  keys: 'Press the space bar in the log to pause or resume',
  dropped: (count) => `The oldest ${count} lines are no longer kept`,
};
