// A reply with documents in it, put together from their bytes: what was stored is answered as it was stored.

export interface CursorReply {
  readonly batch: 'firstBatch' | 'nextBatch';
  readonly documents: readonly Uint8Array[];
  readonly id: number;
  readonly namespace: string;
}

const [DOUBLE, STRING, DOCUMENT, ARRAY, LONG] = [0x01, 0x02, 0x03, 0x04, 0x12];

/** `{ cursor: { firstBatch, id, ns }, ok: 1 }` */
export function cursorBytes({ batch, documents, id, namespace }: CursorReply): Uint8Array {
  const list = documents.flatMap((document, at) => [named(DOCUMENT, String(at)), document]);
  const number = Buffer.alloc(8);
  number.writeBigInt64LE(BigInt(id));
  const text = Buffer.from(`${namespace}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32LE(text.length);
  const cursor = [
    ...[named(ARRAY, batch), ...documentOf(list)],
    ...[named(LONG, 'id'), number, named(STRING, 'ns'), length, text],
  ];
  const one = Buffer.alloc(8);
  one.writeDoubleLE(1);
  return Buffer.concat(documentOf([named(DOCUMENT, 'cursor'), ...documentOf(cursor), named(DOUBLE, 'ok'), one]));
}

function named(kind: number, name: string): Uint8Array {
  return Buffer.concat([Buffer.of(kind), Buffer.from(`${name}\0`)]);
}

function documentOf(parts: readonly Uint8Array[]): readonly Uint8Array[] {
  const length = Buffer.alloc(4);
  length.writeInt32LE(parts.reduce((sum, part) => sum + part.length, 5));
  return [length, ...parts, Buffer.of(0)];
}
