// Which part of the product a screen belongs to: it decides the menu beside it.
import type { Screen } from '@uos/contract/screens';

export type Scope = 'site' | 'organization' | 'app' | 'playground' | 'operator' | 'billing';

const PREFIXES: readonly (readonly [string, Scope])[] = [
  ['/services/', 'app'],
  ['/apps', 'organization'],
  ['/consultation', 'organization'],
  ['/playground/', 'playground'],
  ['/admin', 'operator'],
  ['/bc-admin', 'billing'],
];

export function scopeOf({ path }: Pick<Screen, 'path'>): Scope {
  return PREFIXES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'site';
}
