// What fields that take files say.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  pick: 'Choose file',
  drop: 'or drop it here',
  sending: 'Uploading',
  arrived: 'Uploaded',
  remove: (name) => `Remove ${name}`,
  open: (name) => `Open ${name}`,
  stillSending: 'A file is still being uploaded; send the form after it',
  notArrived: 'A file was not uploaded; remove it and try again',
  refused: (status) => `The store did not take the file (${status})`,
  tooLarge: (limit) => `The file must not be larger than ${limit}`,
  wrongKind: (kinds) => `Only ${kinds}`,
  tooMany: (count) => `At most ${count} files`,
};
