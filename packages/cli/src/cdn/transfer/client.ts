// The client for transfers: undici's pooled connections, loaded only when bytes are to move.
import { type Client, createClient, undiciTransport } from '@uos/sdk';
import { cdnTable } from '@uos/sdk/services/cdn';
import { optionsOf, proofFor } from '../../profile/client.ts';
import type { Connecting } from '../../profile/connect.ts';

export type TransferClient = Client<{ readonly cdn: typeof cdnTable }>;

export async function openTransfers(connecting: Connecting): Promise<TransferClient> {
  await proofFor(connecting).ready('cdn');
  return createClient(optionsOf(connecting, { transport: undiciTransport() }), { cdn: cdnTable });
}
