// The services as a command sees them. Nothing of the SDK is loaded and nothing is sent before one is used.
import type { AlertCalls } from '@uos/sdk/services/alert';
import type { AppCalls } from '@uos/sdk/services/app';
import type { BillingCalls } from '@uos/sdk/services/billing';
import type { CdnCalls } from '@uos/sdk/services/cdn';
import type { CertificationCalls } from '@uos/sdk/services/certification';
import type { KnowledgeCalls } from '@uos/sdk/services/knowledge';
import type { OrgCalls } from '@uos/sdk/services/org';
import type { PassportCalls } from '@uos/sdk/services/passport';
import type { PaymentCalls } from '@uos/sdk/services/payment';
import type { ServiceTokenCalls } from '@uos/sdk/services/service-token';
import type { SessionCalls } from '@uos/sdk/services/session';
import type { TicketCalls } from '@uos/sdk/services/ticket';
import type { UsageCalls } from '@uos/sdk/services/usage';
import type { UserCalls } from '@uos/sdk/services/user';
import type { GlobalFlags } from '../globals.ts';
import type { Io } from '../io.ts';
import type { Language } from '../text/text.ts';
import type * as clients from './client.ts';
import type { Settings } from './settings.ts';

export interface Services {
  readonly alert: AlertCalls;
  readonly app: AppCalls;
  readonly billing: BillingCalls;
  readonly cdn: CdnCalls;
  readonly certification: CertificationCalls;
  readonly knowledge: KnowledgeCalls;
  readonly org: OrgCalls;
  readonly passport: PassportCalls;
  readonly payment: PaymentCalls;
  readonly serviceToken: ServiceTokenCalls;
  readonly session: SessionCalls;
  readonly ticket: TicketCalls;
  readonly usage: UsageCalls;
  readonly user: UserCalls;
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
