// What operators and owners have to know: the operation history, mail, and chat groups that are told about an app.
import type { alert } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { mails } from './mails.ts';
import { monitors } from './monitors.ts';
import { records } from './records.ts';

export const alertHandlers: Handlers<typeof alert> = {
  records,
  mails,
  monitors,
};
