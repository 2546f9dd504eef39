// What a number and a code are kept as: keyed hashes, with a key that outlives a rotation of the master key.
import { createHmac } from 'node:crypto';
import type { Db } from '#db/connect';
import { keptSecret } from '#kernel/keys/kept-secret';
import type { Ports } from '#kernel/ports';

export interface PhoneHashes {
  readonly phoneHash: string;
  /** Of a code for the number; another number's same code is another one. */
  code(code: string): string;
}

export async function hashesOf(
  { db, ports }: { readonly db: Db; readonly ports: Pick<Ports, 'seal' | 'ids'> },
  appId: string,
  phoneNumber: string,
): Promise<PhoneHashes> {
  const key = await keptSecret({ db, seal: ports.seal }, 'sms-number-key', () => ports.ids.hex(32));
  const hash = (text: string): string => createHmac('sha256', key).update(`${appId}/${text}`).digest('base64url');
  return { phoneHash: hash(`phone/${phoneNumber}`), code: (code) => hash(`code/${phoneNumber}/${code}`) };
}
