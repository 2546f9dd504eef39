// The texts of servers that are translated. The console puts one of its own in the place of this module, which is empty
// until a server first refuses something: no page that works loads what is said of one that does not.
import type { Message } from './message.ts';
import { serverMessages } from './server-messages.ts';
import { serviceMessages } from './service-messages.ts';

type Messages = Readonly<Record<string, Message>>;

export interface Catalogue {
  readonly server: Messages;
  readonly service: Messages;
}

export const catalogue: Catalogue = { server: serverMessages, service: serviceMessages };
