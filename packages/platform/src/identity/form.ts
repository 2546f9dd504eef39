// Reads the small forms of the identity pages.
import type { IncomingMessage } from 'node:http';

const FORM_BYTES = 16_384;

/** The fields of a form; none of one that is too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > FORM_BYTES) {
      return new URLSearchParams();
    }
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8').replaceAll('%00', ''));
}
