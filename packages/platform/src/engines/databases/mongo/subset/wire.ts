// Messages of MongoDB's protocol: OP_MSG, and the OP_QUERY that clients greet with.
import { Refusal } from './refusal.ts';
import { type Document, encodeTyped, plainWithBytes } from './values.ts';

export interface Request {
  readonly requestId: number;
  readonly isLegacy: boolean;
  readonly wantsReply: boolean;
  readonly command: Document;
  /** The command as it came: the kinds of its numbers are in there. */
  readonly bytes: Uint8Array;
  /** Lists that came beside the command, by their names. */
  readonly lists: ReadonlyMap<string, readonly Uint8Array[]>;
}

const HEAD = 16;
const [OP_REPLY, OP_QUERY, OP_MSG] = [1, 2004, 2013];
const [HAS_CHECKSUM, MORE_TO_COME] = [1, 2];
const MOST_MESSAGE_BYTES = 48_000_000;
/** why: an inserted document stays as the bytes that it came as */
const AS_BYTES = 'documents';

/** Takes pieces, and hands on each whole message; throws where it is none. */
export function messageReader(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let pieces: Buffer[] = [];
  let held = 0;
  let needed = 4;
  return (chunk) => {
    pieces.push(chunk);
    held += chunk.length;
    if (held < needed) {
      return;
    }
    let bytes = pieces.length === 1 ? chunk : Buffer.concat(pieces);
    needed = 4;
    while (bytes.length >= 4) {
      const length = bytes.readInt32LE(0);
      if (length < HEAD || length > MOST_MESSAGE_BYTES) {
        throw new Error(`a message of ${length} bytes`);
      }
      if (bytes.length < length) {
        needed = length;
        break;
      }
      onMessage(bytes.subarray(0, length));
      bytes = bytes.subarray(length);
    }
    pieces = bytes.length === 0 ? [] : [bytes];
    held = bytes.length;
  };
}

/** @throws Refusal, RangeError where it is not what it says */
export function requestOf(message: Buffer): Request {
  const requestId = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) {
    return ofMessage(message, requestId);
  }
  if (opcode === OP_QUERY) {
    const name = message.indexOf(0, HEAD + 4) + 1;
    const bytes = documentAt(message, name + 8, message.length);
    return {
      ...{ requestId, isLegacy: true, wantsReply: true, bytes, lists: new Map() },
      command: plainWithBytes(bytes, AS_BYTES),
    };
  }
  throw new Refusal(59, `OP ${opcode} is not known by this server`);
}

function ofMessage(message: Buffer, requestId: number): Request {
  const flags = message.readUInt32LE(HEAD);
  const end = message.length - (flags & HAS_CHECKSUM ? 4 : 0);
  const lists = new Map<string, readonly Uint8Array[]>();
  let bytes: Uint8Array | undefined;
  for (let at = HEAD + 4; at < end; ) {
    const kind = message[at];
    if (kind === 0) {
      bytes = documentAt(message, at + 1, end);
      at += 1 + bytes.length;
    } else if (kind === 1) {
      const section = at + 1 + message.readInt32LE(at + 1);
      const name = message.indexOf(0, at + 5);
      const list: Uint8Array[] = [];
      for (let from = name + 1; from < section; ) {
        const one = documentAt(message, from, Math.min(section, end));
        list.push(one);
        from += one.length;
      }
      lists.set(message.toString('utf8', at + 5, name), list);
      at = section;
    } else {
      throw new Refusal(9, `a section of kind ${kind}`);
    }
  }
  if (bytes === undefined) {
    throw new Refusal(9, 'a message without a command');
  }
  const command = plainWithBytes(bytes, AS_BYTES);
  return { requestId, isLegacy: false, wantsReply: (flags & MORE_TO_COME) === 0, command, bytes, lists };
}

function documentAt(message: Buffer, at: number, end: number): Uint8Array {
  const length = message.readInt32LE(at);
  if (length < 5 || at + length > end) {
    throw new Refusal(22, 'a document is longer than its message');
  }
  return message.subarray(at, at + length);
}

export function replyOf(
  { requestId, isLegacy }: Pick<Request, 'requestId' | 'isLegacy'>,
  body: Document | Uint8Array,
): Buffer {
  const bytes = body instanceof Uint8Array ? body : encodeTyped(body);
  const before = isLegacy ? 20 : 5;
  const head = Buffer.alloc(HEAD + before);
  head.writeInt32LE(head.length + bytes.length, 0);
  head.writeInt32LE(requestId, 8);
  head.writeInt32LE(isLegacy ? OP_REPLY : OP_MSG, 12);
  if (isLegacy) {
    // why: one document, from a cursor that is none
    head.writeInt32LE(1, HEAD + 16);
  }
  return Buffer.concat([head, bytes]);
}
