// Answers whose header names go out as clients spell them. Names mean the same in any case, but one client of the real
// product compares `Content-Range` letter by letter, and what Fetch's `Headers` hands over is lower case throughout.
// Source: wire/cdn-and-platform.md 1.3.
import { ServerResponse } from 'node:http';

/** Every answer has headers set before `writeHead`, which then sets its own one by one: both come through here. */
export class SpelledResponse extends ServerResponse {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    return super.setHeader(spelled(name), value);
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return super.appendHeader(spelled(name), value);
  }
}

/** Written otherwise than word by word. */
const KNOWN = new Map(
  ['ETag', 'WWW-Authenticate', 'Content-MD5', 'X-XSS-Protection', 'unity-ratelimit'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** why remembered: an answer has some ten names, and a server sends the same ones for ever */
const REMEMBERED = 256;

/** A name as clients look for it. */
export function spelled(name: string): string {
  const known = KNOWN.get(name);
  if (known !== undefined || name !== name.toLowerCase()) {
    return known ?? name;
  }
  const words = name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
  if (KNOWN.size < REMEMBERED) {
    KNOWN.set(name, words);
  }
  return words;
}
