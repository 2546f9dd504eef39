// What uploads say.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

export const text: Words<typeof zh> = {
  title: (target) => `Upload to ${target}`,
  note: (done, all, speed, left) => [`${done} / ${files(all)}`, speed, left].filter((part) => part !== '').join(' · '),
  speed: (perSecond) => `${perSecond}/s`,
  left: (time) => `${time} left`,
  hashing: 'Checking',
  finished: ({ added, changed, done, same, skipped, failed }) =>
    [
      done > 0 || added + changed + same + skipped + failed === 0 ? `${done} uploaded` : '',
      added > 0 ? `${added} added` : '',
      changed > 0 ? `${changed} changed` : '',
      same > 0 ? `${same} unchanged` : '',
      skipped > 0 ? `${skipped} skipped` : '',
      failed > 0 ? `${failed} failed` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,

  drop: 'Drop files or folders here',
  dropNow: 'Let go to upload',
  or: 'or',
  pickFiles: 'Choose files',
  pickFolder: 'Choose folder',
  skipped: (count) => `${files(count)} of the system skipped`,
  refused: (count, reason) => `${files(count)} left out: ${reason}`,
  tooLarge: (limit) => `Larger than ${limit}`,
  nothing: 'Nothing to upload',
  unfinished: (count) => `${files(count)} were not finished last time`,
  unfinishedHint: 'Choose the same folder or files again to go on. What was uploaded is not sent again.',
  forget: 'Ignore',
  conflict: 'Files of the same name',
  conflicts: { overwrite: 'Overwrite', skip: 'Skip' },

  progress: 'Upload progress',
  pause: 'Pause',
  resume: 'Go on',
  retry: 'Try failed files again',
  hide: 'Hide',
  files: 'Files',
  states: {
    waiting: 'Waiting',
    hashing: 'Checking',
    sending: 'Uploading',
    added: 'Added',
    changed: 'Changed',
    done: 'Done',
    same: 'Unchanged',
    skipped: 'Skipped',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  retryOne: (path) => `Try ${path} again`,
  onlyFailed: 'Failed only',
  parallel: 'At the same time',
  parallelOption: (count) => files(count),
  more: (count) => `${files(count)} more`,
};
