// What channels say, line by line, as a player hears it who is nobody in the game.
import { formatTime } from '@uos/contract/rules';
import { openPush, type PushMessage, type PushOptions } from '@uos/sdk/realtime';
import type { LiveSource, LiveStream } from '../../../kit/live/live-feed.ts';
import type { LogLine } from '../../../kit/log/log-lines.ts';
import { problemWords } from './problem-words.ts';
import { text } from './text.zh.ts';

interface ListenOptions extends Pick<PushOptions, 'playerId' | 'token' | 'webSocket'> {
  readonly channels: readonly { readonly name: string; readonly isPublic: boolean }[];
}

/** More than all channels of one listener keep: what comes again after a pause is known. */
const MOST_KNOWN = 2000;

export function listenSource(options: ListenOptions): LiveSource {
  const known = new Set<string>();
  const isNew = (id: string): boolean => {
    const fresh = !known.has(id);
    known.add(id);
    for (const oldest of known) {
      if (known.size <= MOST_KNOWN) {
        break;
      }
      known.delete(oldest);
    }
    return fresh;
  };
  return { open: (stream) => listen(options, stream, isNew) };
}

/** Ends with its signal, or where the server lets the listener in no more: the last line says why. */
function listen(
  { channels, ...options }: ListenOptions,
  { signal, onOpen, onLost, onLines }: LiveStream,
  isNew: (id: string) => boolean,
): Promise<void> {
  const push = openPush({ ...options, signal });
  let own = 0;
  const say = (words: string, level: LogLine['level']): void => {
    own += 1;
    onLines([{ id: `own ${Date.now()} ${own}`, time: clock(Date.now()), text: words, level }]);
  };
  push.on('message', (message) => {
    if (isNew(message.messageId)) {
      onLines([lineOf(message)]);
    }
  });
  push.on('systemNotify', ({ title, content }) => say(text.noticeLine(title, oneLine(content)), 'info'));
  push.on('gap', ({ channelName, after, before }) => say(text.gapLine(channelName, after, before), 'warn'));
  push.on('unsubscribed', ({ channelNames }) => say(text.channelGone(channelNames), 'warn'));
  push.on('remoteLogin', () => say(text.elsewhere, 'warn'));
  for (const isPublic of [true, false]) {
    const names = channels.filter((channel) => channel.isPublic === isPublic).map(({ name }) => name);
    if (names.length > 0) {
      push.subscribe(names, { isPublic }).then(
        ({ failed }) => {
          for (const { name, reason } of failed) {
            say(text.notSubscribed(name, reason), 'error');
          }
        },
        // why nothing: the connection has ended, and its end is told
        () => undefined,
      );
    }
  }
  return new Promise((resolve) => {
    push.on('state', ({ state, error, retryMs }) => {
      if (state === 'Connected') {
        onOpen();
      } else if (retryMs !== undefined || state === 'Reconnecting') {
        onLost();
      } else if (state !== 'Connecting') {
        if (!signal.aborted) {
          say(text.ended(problemWords(error)), 'error');
        }
        resolve();
      }
    });
  });
}

function lineOf({ messageId, sentAt, channelName, senderId, text: words, cached }: PushMessage): LogLine {
  const sender = senderId === '' ? text.theGame : senderId;
  return {
    id: messageId,
    time: clock(Date.parse(sentAt)),
    text: text.messageLine(channelName, sender, oneLine(words)),
    // why: what was said before stands back behind what is said now
    level: cached ? 'debug' : 'info',
  };
}

const clock = (ms: number): string => formatTime(ms, { seconds: true }).slice(-8);

function oneLine(words: string): string {
  return words.replaceAll(/\s*\n\s*/g, ' ⏎ ');
}
