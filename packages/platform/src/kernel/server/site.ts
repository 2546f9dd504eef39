// Whether two hosts are one site to a browser: then either may set cookies that it sends to the other.
import { getDomain } from 'tldts-icann';

interface Origins {
  readonly console: string;
  readonly content: string;
}

const known = new Map<string, boolean>();

/** Console and content below one name that somebody registered, such as `console.example.com` and `content.example.com`. */
export function shareSite({ console, content }: Origins): boolean {
  const key = `${console} ${content}`;
  const told = known.get(key) ?? isOneSite(console, content);
  known.set(key, told);
  return told;
}

function isOneSite(console: string, content: string): boolean {
  const [own, other] = [new URL(console).hostname, new URL(content).hostname];
  const domain = getDomain(own);
  // why also by name: cookies do not tell ports apart
  return own === other || (domain !== null && domain === getDomain(other));
}
