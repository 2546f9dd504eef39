// What the panel of tasks says.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  tasksRunning: (count) => `Running (${count})`,
  tasksOver: 'Finished',
  noTasks: 'No tasks yet',
  noTasksHint: 'Uploads, imports, exports and other work stand here and go on while you change pages.',
  taskStates: {
    waiting: 'Waiting',
    running: 'Running',
    paused: 'Paused',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  pause: 'Pause',
  resume: 'Resume',
  retry: 'Try again',
  cancelTask: 'Cancel',
  removeTask: 'Remove',
};
