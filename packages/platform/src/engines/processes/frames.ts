// JSON lines of bounded length: what the two ends of a control link say to each other.

/** The other end broke the rules of the link. */
class BadMessage extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BadMessage';
  }
}

const NEWLINE = 0x0a;

/**
 * Takes bytes as they come and hands on whole messages; nothing longer than the limit is ever kept.
 * @throws BadMessage
 */
export function messageReader(limitBytes: number, onMessage: (message: unknown) => void): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let size = 0;
  return (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      const text = Buffer.concat(parts).toString('utf8');
      parts = [];
      size = 0;
      start = end + 1;
      onMessage(parsed(text));
    }
    add(chunk.subarray(start));
  };

  function add(bytes: Buffer): void {
    size += bytes.length;
    if (size > limitBytes) {
      throw new BadMessage(`a message of more than ${limitBytes} bytes`);
    }
    if (bytes.length > 0) {
      parts.push(bytes);
    }
  }
}

/** @throws BadMessage where it is too large */
export function frameOf(message: unknown, limitBytes: number): string {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) > limitBytes) {
    throw new BadMessage(`a message of more than ${limitBytes} bytes`);
  }
  return `${text}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BadMessage('a message that is no JSON', { cause });
  }
}
