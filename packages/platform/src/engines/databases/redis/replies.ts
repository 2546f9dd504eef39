// Replies of Redis (RESP 2) as they come in pieces.

export type Reply = string | number | null | readonly Reply[];

type Read = { readonly reply: Reply | Error; readonly next: number } | undefined;

const DEEPEST = 32;

/** Takes pieces, and hands on each whole reply. */
export function replyReader(onReply: (reply: Reply | Error) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let read = replyAt(rest, 0, 0); read !== undefined; read = replyAt(rest, 0, 0)) {
      rest = rest.subarray(read.next);
      onReply(read.reply);
    }
  };
}

function replyAt(bytes: Buffer, at: number, depth: number): Read {
  const end = bytes.indexOf('\r\n', at);
  if (end === -1) {
    return undefined;
  }
  const line = bytes.toString('utf8', at + 1, end);
  const next = end + 2;
  switch (bytes[at]) {
    case 0x2b: // +
      return { reply: line, next };
    case 0x2d: // -
      return { reply: new Error(line), next };
    case 0x3a: // :
      return { reply: Number(line), next };
    case 0x24: // $
      return textAt(bytes, next, Number(line));
    case 0x2a: // *
      return listAt(bytes, next, Number(line), depth);
    default:
      throw new Error('no reply of Redis');
  }
}

function textAt(bytes: Buffer, at: number, length: number): Read {
  if (length < 0) {
    return { reply: null, next: at };
  }
  const next = at + length + 2;
  return next > bytes.length ? undefined : { reply: bytes.toString('utf8', at, at + length), next };
}

function listAt(bytes: Buffer, at: number, count: number, depth: number): Read {
  if (depth > DEEPEST) {
    throw new Error('a reply is too deep');
  }
  if (count < 0) {
    return { reply: null, next: at };
  }
  const list: Reply[] = [];
  let next = at;
  for (let index = 0; index < count; index += 1) {
    const read = replyAt(bytes, next, depth + 1);
    if (read === undefined) {
      return undefined;
    }
    list.push(read.reply instanceof Error ? `(error) ${read.reply.message}` : read.reply);
    next = read.next;
  }
  return { reply: list, next };
}
