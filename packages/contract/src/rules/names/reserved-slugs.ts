// Slugs that would collide with a fixed word of a path. Source: wire/passport.md 3.4 (route order).

import type { Verdict } from '../verdict.ts';

export const reservedSlugs = {
  leaderboard: ['members'],
  inboxTemplate: ['names', 'search'],
  resource: ['search', 'import'],
  product: ['publish', 'revoke', 'purchase', 'import', 'search'],
  achievement: ['release', 'revoke', 'search', 'import'],
  battlePass: ['slots', 'search', 'names', 'persona'],
  quest: ['search', 'import', 'items'],
} as const satisfies Record<string, readonly string[]>;

/** Refuses a slug that is a fixed word beside the paths of its kind. */
export function checkReservedSlug(kind: keyof typeof reservedSlugs, slug: string): Verdict {
  const words: readonly string[] = reservedSlugs[kind];
  return words.includes(slug) ? { zh: `“${slug}”是保留字`, en: `"${slug}" is reserved` } : undefined;
}
