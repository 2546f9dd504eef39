// The services as a command sees them. Nothing of the SDK is loaded and nothing is sent before one is used.
import type { Services } from '@uos/sdk/http';
import type { Settings } from '../profile/where/settings.ts';
import type { GlobalFlags } from '../program/line/globals.ts';
import type { Io } from '../terminal/io.ts';
import type { Language } from '../text/text.ts';
import type * as clients from './client.ts';

export interface Connecting {
  readonly io: Io;
  readonly globals: GlobalFlags;
  readonly lang: Language;
  readonly version: string;
  readonly settings: Settings;
  /** Words of the command, for what is recorded. */
  readonly command: string;
  /** Called before anything is sent. */
  readonly opening?: () => void;
}

export interface Connection {
  readonly origin: string;
  /** One service over node:http, with the sign-in that each of its operations takes. */
  service<K extends keyof Services>(name: K): Promise<Services[K]>;
  /** What the connection is made of, for the few commands that build a client of their own. */
  readonly parts: Connecting;
  /** Writes what was recorded of the run; nothing where nothing was sent. */
  close(): Promise<void>;
}

export function connect(connecting: Connecting): Connection {
  let client: Promise<typeof clients> | undefined;
  const load = (): Promise<typeof clients> => {
    client ??= import('./client.ts');
    return client;
  };
  return {
    origin: connecting.settings.origin.value,
    async service(name) {
      return (await load()).openService(connecting, name);
    },
    parts: connecting,
    async close() {
      if (connecting.globals.trace !== undefined) {
        (await load()).closeClient(connecting);
      }
    },
  };
}
