// One life of the process that ends sockets, as the platform sees it: who is connected to it, what was said to it and
// what it said.
import type { Encoded, EngineEvents, EngineLoad, EngineSocket } from '#kernel/server/sockets/engine';
import { type Backlog, backlogOf } from './backlog.ts';
import { gathered } from './gather.ts';
import { type FromChild, type Kind, packed, type ToChild, unpacked } from './protocol.ts';

export interface LifeOptions {
  /** Takes what was said in one turn. */
  readonly send: (messages: readonly ToChild[]) => void;
  /** It takes nothing any more. */
  readonly onFull: () => void;
}

export interface Life {
  /** Waits for a client to be upgraded; false where its handshake was none. */
  expect(id: string, kind: Kind, events: EngineEvents): Promise<boolean>;
  /** The connection of a client to the process is gone; nothing where it was open, which ends by what is heard. */
  gone(id: string): void;
  hear(messages: readonly FromChild[]): void;
  publish(group: string, message: Encoded, seq: number | undefined): Promise<number>;
  closeGroup(group: string, code: number, reason: string): void;
  size(group: string): number;
  load(): Promise<EngineLoad | undefined>;
  /** It has come to an end, and every socket with it. */
  end(): void;
}

interface Client {
  readonly id: string;
  readonly kind: Kind;
  readonly events: EngineEvents;
  /** Until it is open. */
  opened: PromiseWithResolvers<boolean> | undefined;
  readonly groups: Set<string>;
  isOpen: boolean;
  isSlow: boolean;
}

export function lifeOf({ send, onFull }: LifeOptions): Life {
  const clients = new Map<string, Client>();
  const sizes = new Map<string, number>();
  const asked = new Map<number, (count: number) => void>();
  let weighed: PromiseWithResolvers<EngineLoad | undefined> | undefined;
  let asks = 0;
  let isOver = false;
  const backlog: Backlog<Client> = backlogOf(onFull);
  const said = gathered<ToChild>((messages) => !isOver && send(messages), process.nextTick);

  /** Answers how much of the socket waits to be taken. */
  const say = (message: ToChild, bytes = 0, of?: Client): number => {
    if (isOver) {
      return 0;
    }
    said.add(message, bytes);
    return backlog.add(bytes, of);
  };
  /** What is asked is answered with 0 at the latest when the process ends. */
  const question = (): { readonly ask: number; readonly answered: Promise<number> } => {
    asks += 1;
    const { promise, resolve } = Promise.withResolvers<number>();
    if (isOver) {
      resolve(0);
    } else {
      asked.set(asks, resolve);
    }
    return { ask: asks, answered: promise };
  };
  const resize = (group: string, by: 1 | -1): void => {
    const size = (sizes.get(group) ?? 0) + by;
    if (size === 0) {
      sizes.delete(group);
    } else {
      sizes.set(group, size);
    }
  };
  const forget = (client: Client): void => {
    clients.delete(client.id);
    for (const group of client.groups) {
      resize(group, -1);
    }
    client.groups.clear();
  };

  const socketOf = (client: Client): EngineSocket => {
    const { id, groups, kind } = client;
    const close = (code: number, reason: string): void => void say({ do: 'close', id, code, reason });
    return {
      send(message) {
        const { bufferedBytes, slowCode = 1013 } = kind.limits;
        if (!client.isSlow && say({ do: 'send', id, data: packed(message) }, message.length, client) > bufferedBytes) {
          client.isSlow = true;
          close(slowCode, 'too slow a reader');
        }
      },
      handled: () => say({ do: 'handled', id, count: 1 }),
      greeted: () => say({ do: 'greeted', id }),
      join(group, held) {
        if (clients.has(id) && !groups.has(group)) {
          groups.add(group);
          resize(group, 1);
          say({ do: 'join', id, group, held });
        }
      },
      release(group, first, after) {
        const bytes = first.reduce((sum, one) => sum + one.length, 0);
        const { ask, answered } = question();
        say({ do: 'release', id, ask, group, first: first.map(packed), after }, bytes, client);
        return answered.then(() => undefined);
      },
      leave(group) {
        if (groups.delete(group)) {
          resize(group, -1);
          say({ do: 'leave', id, group });
        }
      },
      close,
      terminate: () => say({ do: 'terminate', id }),
    };
  };

  const hearOf = (client: Client, message: Extract<FromChild, { readonly id: string }>): void => {
    switch (message.said) {
      case 'open':
        client.isOpen = true;
        client.opened?.resolve(true);
        client.opened = undefined;
        client.events.onOpen(socketOf(client));
        break;
      case 'refused':
        forget(client);
        client.opened?.resolve(false);
        break;
      case 'message':
        client.events.onMessage(unpacked(message.data));
        break;
      case 'closed':
        forget(client);
        client.events.onClose(message.code);
        break;
    }
  };

  const hearOne = (message: FromChild): void => {
    if (message.said === 'took') {
      backlog.took(message.count);
    } else if (message.said === 'load') {
      weighed?.resolve({ cpuMicros: message.cpuMicros, memoryBytes: message.memoryBytes });
      weighed = undefined;
    } else if (message.said === 'published' || message.said === 'released') {
      asked.get(message.ask)?.('count' in message ? message.count : 0);
      asked.delete(message.ask);
    } else {
      const client = clients.get(message.id);
      if (client !== undefined) {
        hearOf(client, message);
      } else if (message.said === 'open') {
        // why: it was given up before it was heard of, and nobody else would end it
        say({ do: 'terminate', id: message.id });
      }
    }
  };

  return {
    expect(id, kind, events) {
      const opened = Promise.withResolvers<boolean>();
      clients.set(id, { id, kind, events, opened, groups: new Set(), isOpen: false, isSlow: false });
      if (isOver) {
        this.gone(id);
      }
      return opened.promise;
    },
    gone(id) {
      const client = clients.get(id);
      if (client !== undefined && !client.isOpen) {
        forget(client);
        client.opened?.reject(new Error('nothing ends sockets now'));
      }
    },
    hear(messages) {
      for (const one of messages) {
        hearOne(one);
      }
    },
    publish(group, message, seq) {
      if (isOver || !sizes.has(group)) {
        return Promise.resolve(0);
      }
      const { ask, answered } = question();
      say({ do: 'publish', ask, group, data: packed(message), ...(seq === undefined ? {} : { seq }) }, message.length);
      return answered;
    },
    closeGroup(group, code, reason) {
      if (sizes.has(group)) {
        say({ do: 'close group', group, code, reason });
      }
    },
    size: (group) => sizes.get(group) ?? 0,
    load() {
      if (isOver) {
        return Promise.resolve(undefined);
      }
      if (weighed === undefined) {
        weighed = Promise.withResolvers();
        say({ do: 'load' });
      }
      return weighed.promise;
    },
    end() {
      isOver = true;
      weighed?.resolve(undefined);
      for (const resolve of asked.values()) {
        resolve(0);
      }
      for (const client of [...clients.values()]) {
        forget(client);
        // why both: of the one nothing is heard where it was open, of the other where it was not
        client.opened?.reject(new Error('nothing ends sockets now'));
        client.events.onClose(1006);
      }
    },
  };
}
