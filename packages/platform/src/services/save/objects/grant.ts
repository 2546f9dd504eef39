// What a signed request may do with an object of saves.
import { cosGrantOf } from '#core/files/cos-grant';
import type { Ports } from '#kernel/ports';
import type { Asking } from '#kernel/server/stream-route';
import { BUCKET_PATH, type Grant, openGrant } from './address.ts';

export function grantOf(ports: Ports, asked: Asking): Grant | 'denied' | 'expired' | 'signature' {
  return cosGrantOf(ports, { path: BUCKET_PATH, open: (token, now) => openGrant(ports, token, now) }, asked);
}
