// Messages and notices of the game itself, by a call.
import type { push } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { liveOf } from '../live/live.ts';
import { CODES, MESSAGE_BYTES, sizeOfBase64 } from '../live/rules.ts';
import { addressed } from '../live/send.ts';
import { requireApp } from '../require-app.ts';
import type { Target } from './delivery.ts';
import type { Wanted } from './wanted.ts';

type Messages = Handlers<typeof push>['messages'];

// why their own transactions: they are written with those of players, one batch at a time
export const messages: Messages = {
  send: withOwnTransactions(async (call) => {
    const { id, senderId = '', text, data } = call.input;
    const app = await requireApp(call, id);
    const to = addressed(call.input);
    if (to === undefined) {
      throw call.refuse('invalid', 'channelName for a channel, playerId for a player');
    }
    if ((text === undefined) === (data === undefined)) {
      throw call.refuse('invalid', 'give data or text');
    }
    const bytes = text === undefined ? sizeOfBase64(data ?? '') : Buffer.byteLength(text);
    if (bytes === undefined || bytes > MESSAGE_BYTES) {
      throw call.refuse(
        'invalid',
        bytes === undefined ? 'data is not base64' : tooLarge(text === undefined ? 'data' : 'text', bytes),
      );
    }
    const encoded = text === undefined ? (data ?? '') : Buffer.from(text).toString('base64');
    return put(call, app.app_id, { ...to, senderId, data: encoded });
  }),
  notify: withOwnTransactions(async (call) => {
    const { id, target, title = '', content, data = '' } = call.input;
    const app = await requireApp(call, id);
    for (const [name, text] of Object.entries({ content, data })) {
      const bytes = Buffer.byteLength(text);
      if (bytes > MESSAGE_BYTES) {
        throw call.refuse('invalid', tooLarge(name, bytes));
      }
    }
    // why not what it says: the history tells that it was sent, and to what
    call.note({ after: { target: counted(target) } });
    return put(call, app.app_id, { to: 'target', target, title, content, data });
  }),
};

const tooLarge = (name: string, bytes: number): string =>
  `${name} has ${bytes} bytes of UTF-8, and ${MESSAGE_BYTES} is the most`;

function counted(target: Target): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(target).map(([key, one]) => [key, Array.isArray(one) ? one.length : one]));
}

async function put(
  { ports, now, refuse }: Pick<Call, 'ports' | 'now' | 'refuse'>,
  appId: string,
  what: Wanted['what'],
): Promise<{ messageId: string; delivered: number }> {
  const messageId = ports.ids.uuid();
  const { code, delivered } = await liveOf(ports).writer.put({ appId, messageId, sentAt: now, isCounted: true, what });
  if (code !== CODES.ok) {
    throw refuse('not-found', 'channel not found');
  }
  return { messageId, delivered };
}
