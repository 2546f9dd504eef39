// The services as a command sees them. Nothing of the SDK is loaded and nothing is sent before one is used.
import type { AppCalls } from '@uos/sdk/services/app';
import type { CdnCalls } from '@uos/sdk/services/cdn';
import type { OrgCalls } from '@uos/sdk/services/org';
import type { PassportCalls } from '@uos/sdk/services/passport';
import type { SessionCalls } from '@uos/sdk/services/session';
import type { UsageCalls } from '@uos/sdk/services/usage';
import type { GlobalFlags } from '../globals.ts';
import type { Io } from '../io.ts';
import type { Language } from '../text/text.ts';
import type * as clients from './client.ts';
import type { Settings } from './settings.ts';

export interface Services {
  readonly app: AppCalls;
  readonly cdn: CdnCalls;
  readonly org: OrgCalls;
  readonly passport: PassportCalls;
  readonly session: SessionCalls;
  readonly usage: UsageCalls;
}

export interface Connecting {
  readonly io: Io;
  readonly globals: GlobalFlags;
  readonly lang: Language;
  readonly version: string;
  readonly settings: Settings;
  /** Words of the command, for what is recorded. */
  readonly command: string;
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
