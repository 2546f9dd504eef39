// What a job of several steps says.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

const steps = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`;

export const text: Words<typeof zh> = {
  start: 'Start',
  steps,
  running: (done, all) => `Running: ${done} of ${steps(all)} done`,
  allDone: (count) => `${steps(count)} done`,
  someFailed: (done, failed) => `${steps(done)} done, ${failed} failed`,
  retry: (count) => `Try ${count} again`,
  states: { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed', left: 'Not run' },
};
