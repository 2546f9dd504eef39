// The screens that were opened last, on this device and by this person.
import { readPreference, writePreference } from '../../kit/keep/preferences.ts';

export interface Visit {
  readonly href: string;
  readonly title: string;
  /** The app it was about. */
  readonly hint?: string;
}

const KEY = 'visits';
const MOST = 8;

export function recentVisits(): readonly Visit[] {
  return readPreference<readonly Visit[]>(KEY) ?? [];
}

export function rememberVisit(visit: Visit): void {
  writePreference(KEY, [visit, ...recentVisits().filter(({ href }) => href !== visit.href)].slice(0, MOST));
}
