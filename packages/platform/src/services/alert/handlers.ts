// What operators and owners have to know: the operation history, mail, and chat groups that are told about an app.
import type { alert } from '@uos/contract';
import type { Handlers } from '#kernel/call';
import { notBuilt } from '#kernel/not-built';
import { records } from './records.ts';

export const alertHandlers: Handlers<typeof alert> = {
  records,
  mails: { send: notBuilt, outbox: notBuilt },
  monitors: { list: notBuilt, create: notBuilt, remove: notBuilt },
};
