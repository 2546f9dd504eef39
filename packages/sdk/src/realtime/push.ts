// The push connection of one player: channels, messages, notices. It outlives losses: what was subscribed is subscribed
// again from where it was, and what cannot be made up for is told. Protocol: wire/realtime-and-compute.md 7.
import type {
  ConnectionAckHeard,
  ConnectionHeard,
  ConnectionMessageHeard,
  ConnectionPublicChannelsHeard,
  ConnectionSaid,
  ConnectionSubscribeHeard,
  ConnectionSystemNotifyHeard,
  ConnectionUnsubscribeHeard,
} from '../generated/push.sockets.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { RealtimeError } from './errors.ts';
import {
  type Heartbeat,
  type Link,
  type LinkState,
  type MakeSocket,
  openLink,
  type Sent,
  type StateChange,
} from './link.ts';
import { type Gap, positions } from './positions.ts';

/** What `push.apps.connectToken` answers. */
export interface ConnectToken {
  readonly token: string;
  readonly url: string;
}

export interface PushOptions {
  readonly playerId: string;
  /** Gets permission to connect, before each attempt: a token is good once. A page asks the back end of its game. */
  readonly token: (signal: AbortSignal) => Promise<ConnectToken>;
  /** Ends the connection as `close` does. */
  readonly signal?: AbortSignal;
  /** Longest wait for an answer, 10 s when absent. */
  readonly timeoutMs?: number;
  /** First and longest pause between attempts to connect; 1 s and 30 s when absent. */
  readonly backoff?: { readonly firstMs: number; readonly maxMs: number };
  /** Makes the socket: another implementation than the runtime's own, or one that is looked at. */
  readonly webSocket?: MakeSocket;
}

/** A message to a channel or to this player. */
export interface PushMessage extends Omit<ConnectionMessageHeard, 'ev' | 'data'> {
  readonly data: Uint8Array<ArrayBuffer>;
  /** The data as text. */
  readonly text: string;
}

export type SystemNotice = Omit<ConnectionSystemNotifyHeard, 'ev'>;
export type PublicChannel = ConnectionPublicChannelsHeard['channels'][number];

export interface PushEvents {
  readonly message: PushMessage;
  readonly systemNotify: SystemNotice;
  readonly state: StateChange;
  /** Messages of a channel were lost for good while there was no connection. */
  readonly gap: Gap;
  /** Subscriptions ended unasked: a channel was deleted or renamed. */
  readonly unsubscribed: { readonly channelNames: readonly string[] };
  /** The same player came in elsewhere; the connection has ended. */
  readonly remoteLogin: Record<never, never>;
}

export type SendInput = (
  | {
      readonly channelName: string;
      /** Whether it is one of the configured channels; as it was subscribed when absent. */
      readonly isPublic?: boolean;
    }
  | { readonly playerId: string }
) &
  ({ readonly text: string } | { readonly data: Uint8Array });

export interface PushConnection {
  readonly state: LinkState;
  /** Resolves when it is connected for the first time; rejects when it ends before. */
  readonly connected: Promise<void>;
  /** Calls `listener` for each event; what is answered takes it away again. */
  on<K extends keyof PushEvents>(event: K, listener: (value: PushEvents[K]) => void): () => void;
  /** Subscribes; kept messages come as `message` with `cached`. Lasts over reconnects, until `unsubscribe`. */
  subscribe(
    channelNames: readonly string[],
    options?: { readonly isPublic?: boolean },
  ): Promise<Pick<ConnectionSubscribeHeard, 'successfulChannelNames' | 'failed'>>;
  unsubscribe(channelNames: readonly string[]): Promise<void>;
  /** Sends, and resolves when the server has taken it. Rejects with `disconnected` where nobody knows. */
  send(input: SendInput): Promise<{ readonly messageId: string }>;
  listPublicChannels(): Promise<readonly PublicChannel[]>;
  /** Messages as they come, until the connection ends or the loop is left; of one channel where it is named. */
  messages(options?: {
    readonly channelName?: string;
    readonly signal?: AbortSignal;
  }): AsyncGenerator<PushMessage, void>;
  /** Ends it, and does not come back. */
  close(): void;
}

type Answer =
  | ConnectionSubscribeHeard
  | ConnectionUnsubscribeHeard
  | ConnectionPublicChannelsHeard
  | ConnectionAckHeard;
type Asked = Exclude<ConnectionSaid, { op: 'connect' | 'ping' }>;

interface Waiting {
  readonly message: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
  isSent: boolean;
}

const REMOTE_LOGIN = 4001;
const MOST_CHANNELS = 50;
/** Longest list of messages that waits for a loop; the oldest ones go first. */
const MOST_WAITING = 1000;
const PING: Sent = JSON.stringify({ op: 'ping' } satisfies ConnectionSaid);

/**
 * Opens the push connection of a player.
 * @example
 * const push = openPush({ playerId: 'ana', token: () => fetch('/push-token').then((answer) => answer.json()) });
 * push.on('message', ({ senderId, text }) => console.log(senderId, text));
 * await push.subscribe(['plaza'], { isPublic: true });
 * await push.send({ channelName: 'plaza', text: 'hi' });
 */
export function openPush(options: PushOptions): PushConnection {
  const { playerId, token, signal, timeoutMs = 10_000, backoff, webSocket } = options;
  const listeners = new Map<keyof PushEvents, Set<(value: never) => void>>();
  const wanted = new Map<string, { readonly isPublic: boolean }>();
  const heard = positions((gap) => tell('gap', gap));
  const waiting = new Map<string, Waiting>();
  const first = Promise.withResolvers<void>();
  // why: who does not wait for it has heard of the end by `state`
  first.promise.catch(() => undefined);
  let greeted: ((answer: Extract<ConnectionHeard, { ev: 'connected' }>) => void) | undefined;
  let refusals = 0;
  let lastId = 0;
  let endedBy: RealtimeError | undefined;
  let permission = '';

  const link: Link = openLink({
    address: async (ending) => {
      const found = await token(ending);
      permission = found.token;
      return { url: found.url };
    },
    greet,
    onMessage,
    onState,
    isFinal: ({ code, error }) => code === REMOTE_LOGIN || endedBy !== undefined || refusals > 1 || isRefusal(error),
    signal,
    webSocket,
    ...(backoff && { backoff }),
  });

  return {
    get state() {
      return link.state;
    },
    connected: first.promise,
    on,
    async subscribe(channelNames, { isPublic = false } = {}) {
      const found = { successfulChannelNames: [] as string[], failed: [] as ConnectionSubscribeHeard['failed'] };
      for (const channels of groupsOf(channelNames)) {
        const answer = await ask<ConnectionSubscribeHeard>({ op: 'subscribe', channels, isPublic });
        found.successfulChannelNames.push(...answer.successfulChannelNames);
        found.failed.push(...answer.failed);
      }
      return found;
    },
    async unsubscribe(channelNames) {
      for (const channel of channelNames) {
        wanted.delete(channel);
        heard.forget(channel);
      }
      for (const channels of groupsOf(channelNames)) {
        await ask<ConnectionUnsubscribeHeard>({ op: 'unsubscribe', channels });
      }
    },
    async send(input) {
      const data = toBase64('text' in input ? new TextEncoder().encode(input.text) : input.data);
      const to =
        'playerId' in input
          ? { messageType: 'Player' as const, playerId: input.playerId }
          : {
              messageType: isPublicChannel(input) ? ('PublicChannel' as const) : ('Channel' as const),
              channelName: input.channelName,
            };
      const { messageId } = await ask<ConnectionAckHeard>({ op: 'send', ...to, data });
      return { messageId };
    },
    async listPublicChannels() {
      return (await ask<ConnectionPublicChannelsHeard>({ op: 'listPublicChannels' })).channels;
    },
    messages,
    close: () => {
      endedBy ??= new RealtimeError('closed');
      link.close();
    },
  };

  function isPublicChannel({ channelName, isPublic }: { channelName: string; isPublic?: boolean }): boolean {
    return isPublic ?? wanted.get(channelName)?.isPublic ?? false;
  }

  function on<K extends keyof PushEvents>(event: K, listener: (value: PushEvents[K]) => void): () => void {
    const those = listeners.get(event) ?? new Set();
    listeners.set(event, those);
    those.add(listener);
    return () => {
      those.delete(listener);
    };
  }

  function tell<K extends keyof PushEvents>(event: K, value: PushEvents[K]): void {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      // why: the map holds under each name only what `on` took for it
      (listener as (value: PushEvents[K]) => void)(value);
    }
  }

  function greet(send: (data: Sent) => void): Promise<Heartbeat> {
    send(JSON.stringify({ op: 'connect', token: permission, playerId } satisfies ConnectionSaid));
    return new Promise((resolve, reject) => {
      greeted = ({ success, msg, heartbeatSeconds }) => {
        if (success) {
          refusals = 0;
          resolve({ everyMs: heartbeatSeconds * 1000, ping: PING });
          return;
        }
        // why one more attempt: a token may have ended on the way, the next one is fresh
        refusals += 1;
        reject(new RealtimeError('refused', { serverMessage: msg }));
      };
    });
  }

  function onMessage(data: string | ArrayBuffer): void {
    const event = parsed(data);
    switch (event?.ev) {
      case 'connected':
        greeted?.(event);
        break;
      case 'message':
        if (heard.isNew(event)) {
          const bytes = fromBase64(event.data);
          const { ev: _, ...facts } = event;
          tell('message', { ...facts, data: bytes, text: new TextDecoder().decode(bytes) });
        }
        break;
      case 'systemNotify': {
        const { ev: _, ...notice } = event;
        tell('systemNotify', notice);
        break;
      }
      case 'remoteLogin':
        endedBy = new RealtimeError('elsewhere', { code: REMOTE_LOGIN });
        tell('remoteLogin', {});
        break;
      case 'pong':
        heard.settle();
        break;
      case 'unsubscribe':
        if (event.id === '') {
          const { channelNames } = event;
          for (const name of channelNames) {
            wanted.delete(name);
            heard.forget(name);
          }
          tell('unsubscribed', { channelNames });
          break;
        }
        answered(event);
        break;
      case 'subscribe':
      case 'publicChannels':
      case 'ack':
        answered(event);
        break;
      default:
      // why nothing: a newer server may say more
    }
  }

  function answered(event: Answer): void {
    const one = waiting.get(event.id);
    if (one === undefined) {
      return;
    }
    waiting.delete(event.id);
    const code = event.ev === 'ack' ? event.code : event.ev === 'publicChannels' ? 0 : event.resultCode;
    if (event.ev === 'subscribe' && one.message.op === 'subscribe') {
      const isPublic = one.message.isPublic === true;
      for (const name of event.successfulChannelNames) {
        wanted.set(name, { isPublic });
      }
      for (const { name } of event.failed) {
        wanted.delete(name);
      }
      // why here, and not where it is awaited: the messages that follow may come in the same turn
      heard.subscribed(event.positions);
      if (one.message.since !== undefined && event.failed.length > 0) {
        tell('unsubscribed', { channelNames: event.failed.map(({ name }) => name) });
      }
    }
    // why not a failure where it says which ones failed: the others stand
    if (code === 0 || (event.ev === 'subscribe' && event.failed.length > 0)) {
      one.resolve(event);
    } else {
      one.reject(new RealtimeError('rejected', { code }));
    }
  }

  function onState(change: StateChange): void {
    const isEnd = change.retryMs === undefined && change.state !== 'Connected';
    if (change.state === 'Connected') {
      resume();
      first.resolve();
    } else if (change.state === 'Disconnected' || change.state === 'ConnectFailure') {
      lost(
        isEnd ? (endedBy ?? (change.error instanceof Error ? change.error : new RealtimeError('closed'))) : undefined,
      );
    }
    tell('state', endedBy?.reason === 'elsewhere' && isEnd ? { ...change, error: endedBy } : change);
  }

  /** Subscribes again to what is wanted, from where it was; then what waits for the connection. */
  function resume(): void {
    for (const isPublic of [true, false]) {
      const names = [...wanted].filter(([, one]) => one.isPublic === isPublic).map(([name]) => name);
      for (const channels of groupsOf(names)) {
        ask<ConnectionSubscribeHeard>({ op: 'subscribe', channels, isPublic, since: heard.since(channels) }).catch(
          // why: it is lost with the connection, and asked again with the next one
          () => undefined,
        );
      }
    }
    for (const one of waiting.values()) {
      post(one);
    }
  }

  /** `end` where there will be no other connection. */
  function lost(end: Error | undefined): void {
    for (const [id, one] of waiting) {
      const isResume = one.message.op === 'subscribe' && one.message.since !== undefined;
      const isDone = one.isSent && (one.message.op === 'send' || isResume);
      if (end !== undefined || isDone) {
        waiting.delete(id);
        one.reject(isDone ? new RealtimeError('disconnected') : end);
      }
      one.isSent = false;
    }
    if (end !== undefined) {
      endedBy ??= end instanceof RealtimeError ? end : new RealtimeError('refused', { cause: end });
      first.reject(end);
    }
  }

  function post(one: Waiting): void {
    if (!one.isSent) {
      one.isSent = link.send(JSON.stringify(one.message));
    }
  }

  /** Asks, and waits for the answer; where there is no connection, first for that. */
  async function ask<A extends Answer>(question: DistributiveOmit<Asked, 'id'>): Promise<A> {
    if (endedBy !== undefined) {
      throw endedBy.reason === 'elsewhere' ? endedBy : new RealtimeError('closed', { cause: endedBy });
    }
    lastId += 1;
    const id = String(lastId);
    return await new Promise<A>((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(id);
        reject(new RealtimeError('timeout'));
      }, timeoutMs);
      const one: Waiting = {
        message: { ...question, id } as Asked,
        // why: the server answers an id with the event of its operation
        resolve: (answer) => {
          clearTimeout(late);
          resolve(answer as A);
        },
        reject: (error) => {
          clearTimeout(late);
          reject(error);
        },
        isSent: false,
      };
      waiting.set(id, one);
      post(one);
    });
  }

  async function* messages(
    choice: { readonly channelName?: string; readonly signal?: AbortSignal } = {},
  ): AsyncGenerator<PushMessage, void> {
    const { channelName, signal: leaving } = choice;
    const queue: PushMessage[] = [];
    let wake = (): void => undefined;
    const isOver = (): boolean => endedBy !== undefined || leaving?.aborted === true;
    const offs = [
      on('message', (message) => {
        if (channelName === undefined || message.channelName === channelName) {
          queue.push(message);
          queue.splice(0, queue.length - MOST_WAITING);
          wake();
        }
      }),
      on('state', () => wake()),
    ];
    const stop = (): void => wake();
    leaving?.addEventListener('abort', stop);
    try {
      for (;;) {
        const next = queue.shift();
        if (next !== undefined) {
          yield next;
        } else if (isOver()) {
          return;
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    } finally {
      leaving?.removeEventListener('abort', stop);
      for (const off of offs) {
        off();
      }
    }
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function parsed(data: string | ArrayBuffer): ConnectionHeard | undefined {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as ConnectionHeard) : undefined;
  } catch {
    return undefined;
  }
}

function groupsOf(names: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (let from = 0; from < names.length; from += MOST_CHANNELS) {
    groups.push(names.slice(from, from + MOST_CHANNELS));
  }
  return groups;
}

/** An answer to the question for a token that another attempt would not change. */
function isRefusal(error: unknown): boolean {
  const { status } = (error ?? {}) as { readonly status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}
