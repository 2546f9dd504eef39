// An error as a client of MySQL reads it before it has logged in; in the place of the greeting unless told.
import { packetOf } from './packets.ts';

export function refusal(code: number, message: string, sequence = 0): Buffer {
  const head = Buffer.alloc(3);
  head[0] = 0xff;
  head.writeUInt16LE(code, 1);
  return packetOf(Buffer.concat([head, Buffer.from(`${sequence === 0 ? '' : '#HY000'}${message}`)]), sequence);
}
