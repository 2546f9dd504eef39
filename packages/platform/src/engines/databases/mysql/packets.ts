// Packets of the MySQL protocol as they come in pieces, and what stands in them.

export interface Packet {
  readonly sequence: number;
  readonly body: Buffer;
}

const HEAD = 4;
const LONGEST = 0xffffff;

/** Takes pieces, and hands on each whole packet. */
export function packetReader(onPacket: (packet: Packet) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD) {
      const end = HEAD + rest.readUIntLE(0, 3);
      if (end - HEAD === LONGEST) {
        throw new Error('a packet is too long');
      }
      if (rest.length < end) {
        return;
      }
      const packet = { sequence: rest[3] ?? 0, body: rest.subarray(HEAD, end) };
      rest = rest.subarray(end);
      onPacket(packet);
    }
  };
}

export function packetOf(body: Buffer, sequence: number): Buffer {
  if (body.length >= LONGEST) {
    throw new Error('a packet is too long');
  }
  const head = Buffer.alloc(HEAD);
  head.writeUIntLE(body.length, 0, 3);
  head[3] = sequence;
  return Buffer.concat([head, body]);
}

/** Reads what stands in a packet, one after the other. */
export class Fields {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  number(bytes: number): number {
    this.#at += bytes;
    return this.#bytes.readUIntLE(this.#at - bytes, bytes);
  }

  bytes(length: number): Buffer {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** Up to a zero. */
  text(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    const text = this.#bytes.toString('utf8', this.#at, end === -1 ? undefined : end);
    this.#at = end === -1 ? this.#bytes.length : end + 1;
    return text;
  }

  /** A number whose first byte says how long it is; null stands for a value that is none. */
  length(): number | null {
    const first = this.number(1);
    switch (first) {
      case 0xfb:
        return null;
      case 0xfc:
        return this.number(2);
      case 0xfd:
        return this.number(3);
      case 0xfe:
        return Number(this.bytes(8).readBigUInt64LE());
      default:
        return first;
    }
  }

  value(): Buffer | null {
    const length = this.length();
    return length === null ? null : this.bytes(length);
  }
}
