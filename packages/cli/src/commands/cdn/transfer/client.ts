// The client for transfers. why node:http and not a pool such as undici: small files travel in packs, so that a run is
// some dozens of requests, and the pool costs 40 ms and 30 MB to load.
import { type Client, createClient, httpTransport } from '@uos/sdk/http';
import { cdnTable } from '@uos/sdk/services/cdn';
import { optionsOf } from '../../../connection/client.ts';
import type { Connecting } from '../../../connection/connect.ts';

export type TransferClient = Client<{ readonly cdn: typeof cdnTable }>;

export function openTransfers(connecting: Connecting): TransferClient {
  return createClient(optionsOf(connecting, { transport: httpTransport() }), { cdn: cdnTable });
}
