// The client for transfers: undici's pooled connections, loaded only when bytes are to move.
import { type Client, createClient, undiciTransport } from '@uos/sdk';
import { cdnTable } from '@uos/sdk/services/cdn';
import { optionsOf } from '../../profile/client.ts';
import type { Connecting } from '../../profile/connect.ts';

export type TransferClient = Client<{ readonly cdn: typeof cdnTable }>;

export function openTransfers(connecting: Connecting): TransferClient {
  return createClient(optionsOf(connecting, { transport: undiciTransport() }), { cdn: cdnTable });
}
