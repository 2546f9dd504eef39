// Paths of content entries. Source: wire/cdn-and-platform.md 1.4 (Entry.path).

import type { TextRule } from '../text-rule.ts';
import type { Text } from '../verdict.ts';

const sentence: Text = {
  zh: '路径为 1 到 1024 个字符，不能以“/”开头，不能有空段、“.”或“..”段及控制字符',
  en: 'A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character',
};

/** A stored entry path. Checks only; give it the result of `normalizeEntryPath`. Case-sensitive. */
export const entryPath: TextRule = {
  min: 1,
  max: 1024,
  // why %2e: a URL parser reads "%2e%2e" as "..", so such a segment could never be asked for by its own name
  pattern: /^(?!(?:[^/]*\/)*(?:\.|%2[Ee]){1,2}(?:\/|$))(?!\/)(?!.*\/\/)(?!.*\/$)[^\p{Cc}\p{Cs}\\]+$/u,
  ...sentence,
};

/** Turns back-slashes into slashes and drops leading slashes, as the seen clients do. Never makes a bad path good. */
export function normalizeEntryPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\/+/, '');
}
