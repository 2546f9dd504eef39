// An error as a client of MySQL reads it before it has logged in; in the place of the greeting unless told.

const HEAD = 4;
const ERROR = 0xff;

export function refusal(code: number, message: string, sequence = 0): Buffer {
  const text = Buffer.from(`${sequence === 0 ? '' : '#HY000'}${message}`);
  const packet = Buffer.alloc(HEAD + 3);
  packet.writeUIntLE(3 + text.length, 0, 3);
  packet[3] = sequence;
  packet[HEAD] = ERROR;
  packet.writeUInt16LE(code, HEAD + 1);
  return Buffer.concat([packet, text]);
}
