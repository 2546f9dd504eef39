// A whole message as the one frame that a server sends, made once for however many sockets get it.

/** RFC 6455 5.2: final, not masked, not compressed. */
export function frameOf(message: string | Buffer): Buffer {
  const payload = Buffer.from(message);
  const { byteLength } = payload;
  const first = 0x80 | (typeof message === 'string' ? 1 : 2);
  if (byteLength < 126) {
    return Buffer.concat([Buffer.from([first, byteLength]), payload]);
  }
  const isShort = byteLength < 65_536;
  const head = Buffer.alloc(isShort ? 4 : 10);
  head[0] = first;
  head[1] = isShort ? 126 : 127;
  if (isShort) {
    head.writeUInt16BE(byteLength, 2);
  } else {
    head.writeBigUInt64BE(BigInt(byteLength), 2);
  }
  return Buffer.concat([head, payload]);
}
