// A player of the playground: a real connection with what it has heard, outside React.
import { type LinkState, openPush, type PushConnection, type PushOptions, type SendInput } from '@uos/sdk/realtime';
import { createStore, type Store } from '../../../kit/keep/store.ts';
import { problemWords } from '../live/problem-words.ts';
import { type Frame, tapped } from './tapped-socket.ts';
import { text } from './text.zh.ts';

export interface Heard {
  readonly id: string;
  readonly kind: 'message' | 'mine' | 'notice' | 'event' | 'problem';
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly words: string;
  /** Who says it; of what this player says itself, whom to. */
  readonly who?: string;
  readonly channel?: string;
  /** It was said before this player came. */
  readonly cached?: boolean;
}

export interface PlayerNow {
  /** Nothing before the first press. */
  readonly state: LinkState | undefined;
  /** The network is pulled out. */
  readonly isCut: boolean;
  readonly latencyMs: number | undefined;
  readonly channels: readonly string[];
  /** Oldest first, the newest only. */
  readonly heard: readonly Heard[];
}

export interface PlayerOptions extends Pick<PushOptions, 'playerId' | 'token'> {
  readonly isPublic: (channel: string) => boolean;
  readonly onFrame: (frame: Frame) => void;
  /** Something has changed that others see: who is in a channel. */
  readonly onPresence: () => void;
}

export interface Player {
  readonly now: Store<PlayerNow>;
  connect(): void;
  disconnect(): void;
  /** Cuts the connection as a lost network does, and lets none through until it is called with false. */
  cut(isCut: boolean): void;
  join(channel: string): Promise<void>;
  leave(channel: string): Promise<void>;
  /** Whether it arrived. */
  send(to: { readonly channelName: string } | { readonly playerId: string }, words: string): Promise<boolean>;
}

const NOBODY: PlayerNow = { state: undefined, isCut: false, latencyMs: undefined, channels: [], heard: [] };
const MOST_HEARD = 200;
/** In the range of codes that are an application's own. */
const CUT = 4900;
/** Somebody looks and waits. */
const BACKOFF = { firstMs: 500, maxMs: 3000 };

export function createPlayer({ playerId, token, isPublic, onFrame, onPresence }: PlayerOptions): Player {
  const now = createStore(NOBODY);
  let push: PushConnection | undefined;
  let socket: WebSocket | undefined;
  let mended: () => void = () => undefined;
  let own = 0;

  const change = (next: Partial<PlayerNow>): void => now.set({ ...now.get(), ...next });
  const hear = (heard: Heard): void => {
    const before = now.get().heard;
    // why: what one says oneself in a channel comes back from there, before the answer or after it
    if (!before.some(({ id }) => id === heard.id)) {
      change({ heard: [...before, heard].slice(-MOST_HEARD) });
    }
  };
  const tell = (kind: Heard['kind'], words: string): void => {
    own += 1;
    hear({ id: `own ${own}`, kind, at: Date.now(), words });
  };
  const timed = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    const answer = await asked;
    change({ latencyMs: Math.max(1, Math.round(performance.now() - start)) });
    return answer;
  };
  const whole = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!now.get().isCut) {
        resolve();
        return;
      }
      mended = resolve;
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });

  function listen(connection: PushConnection): void {
    connection.on('state', ({ state, error, retryMs }) => {
      change({ state });
      if (state === 'Connected') {
        tell('event', text.connected);
      } else if (retryMs === undefined && (state === 'ConnectFailure' || state === 'Disconnected')) {
        tell(error === undefined ? 'event' : 'problem', error === undefined ? text.left : problemWords(error));
        change({ channels: [] });
        push = undefined;
      } else if (state === 'Disconnected') {
        tell('event', text.lost);
      }
      onPresence();
    });
    connection.on('message', ({ messageId, sentAt, senderId, channelName, text: words, cached }) =>
      hear({
        id: messageId,
        kind: senderId === playerId ? 'mine' : 'message',
        at: Date.parse(sentAt),
        words,
        who: senderId === '' ? text.theGame : senderId,
        ...(channelName === '' ? {} : { channel: channelName }),
        cached,
      }),
    );
    connection.on('systemNotify', ({ messageId, title, content }) =>
      hear({ id: messageId, kind: 'notice', at: Date.now(), words: content, who: title }),
    );
    connection.on('gap', ({ channelName, after, before }) =>
      tell('problem', text.gap(channelName, before === undefined ? undefined : before - after - 1)),
    );
    connection.on('unsubscribed', ({ channelNames }) => {
      const gone = new Set(channelNames);
      change({ channels: now.get().channels.filter((name) => !gone.has(name)) });
      tell('event', text.channelGone(channelNames));
      onPresence();
    });
    connection.on('remoteLogin', () => tell('problem', text.elsewhere));
  }

  return {
    now,
    connect() {
      if (push !== undefined) {
        return;
      }
      push = openPush({
        playerId,
        backoff: BACKOFF,
        token: async (signal) => {
          await whole(signal);
          return token(signal);
        },
        webSocket: tapped(onFrame, (made) => {
          socket = made;
        }),
      });
      listen(push);
    },
    disconnect() {
      push?.close();
      push = undefined;
      change({ isCut: false, channels: [] });
    },
    cut(isCut) {
      change({ isCut });
      if (isCut) {
        socket?.close(CUT);
      } else {
        mended();
      }
    },
    async join(channel) {
      if (push === undefined || now.get().channels.includes(channel)) {
        return;
      }
      try {
        const { failed } = await timed(push.subscribe([channel], { isPublic: isPublic(channel) }));
        for (const { name, reason } of failed) {
          tell('problem', text.notJoined(name, reason));
        }
        if (failed.length === 0) {
          change({ channels: [...now.get().channels, channel] });
        }
      } catch (error) {
        tell('problem', problemWords(error));
      }
      onPresence();
    },
    async leave(channel) {
      change({ channels: now.get().channels.filter((name) => name !== channel) });
      await push?.unsubscribe([channel]).catch((error: unknown) => tell('problem', problemWords(error)));
      onPresence();
    },
    async send(to, words) {
      if (push === undefined) {
        return false;
      }
      try {
        const input: SendInput =
          'playerId' in to ? { ...to, text: words } : { ...to, isPublic: isPublic(to.channelName), text: words };
        const { messageId } = await timed(push.send(input));
        const whom = 'playerId' in to ? { who: to.playerId } : { who: playerId, channel: to.channelName };
        hear({ id: messageId, kind: 'mine', at: Date.now(), words, ...whom });
        return true;
      } catch (error) {
        tell('problem', problemWords(error));
        return false;
      }
    },
  };
}
