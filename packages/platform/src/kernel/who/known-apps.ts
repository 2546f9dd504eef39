// Credentials of apps that this process has lately read, so that a call need not ask for them again. What is remembered
// only ever admits; whoever it would refuse is looked up anew. It is forgotten when any process changes an app, at once
// when this one does, and after half a second whatever happens.
import { hash, timingSafeEqual } from 'node:crypto';
import type { Credentials } from './credentials.ts';
import type { AppPrincipal, AppStanding } from './principal.ts';

export interface KnownApps {
  /** The app whose AppServiceSecret that is, where it is remembered. */
  recall(appId: string, serviceSecret: string): AppPrincipal | undefined;
  /**
   * What a call carries whose Authorization is that and that has nothing beside it; the same object for as long as it is
   * remembered, so that what was decided of it may be found by it.
   */
  carriedBy(authorization: string): Credentials | undefined;
  /** Remembers that of an app that was recalled. */
  carry(authorization: string, carried: Credentials & { readonly app: AppPrincipal }): void;
  /** What is known of an app whose secret is not asked for, because a token already said whose it is. */
  standing(appId: string): AppStanding | undefined;
  /** As `reading`, for that. */
  readingStanding(): (appId: string, standing: AppStanding) => void;
  /** Called before the app is read; what it answers remembers it, unless something changed in between. */
  reading(): (app: AppPrincipal, serviceSecret: string) => void;
  /** Hears of every statement of this process; true where one takes something away from whoever had an app's secret. */
  noteStatement(sql: string): boolean;
  /** Hears of a change by any process; undefined where some may have been missed. */
  forget(appId: string | undefined): void;
}

interface Remembered {
  readonly app: AppPrincipal;
  readonly secretHash: Buffer;
  readonly untilMs: number;
  /** The header that its secret last came in. */
  authorization?: string;
  carried?: Credentials;
}

/** How long another process may go on admitting what was revoked, should it hear of it late or never. */
export const REMEMBER_MS = 500;
/** Longer than a transaction that changes an app: nothing is remembered before it has ended. */
const UNSETTLED_MS = 2000;
const MOST = 10_000;
const CHANGES_APPS =
  /\b(?:update|insert into|delete from|truncate(?: table)?)\s+(?:only\s+)?"?(?:apps|app_services)\b/i;

const REVOKES = /\bupdate\s+"?apps"?\s+set\b.*\b(?:secret|service_secret|status)\b|\bdelete from\s+"?apps\b/is;

/** `nowMs` only ever goes forward. */
export function createKnownApps(nowMs: () => number = () => performance.now()): KnownApps {
  const remembered = new Map<string, Remembered>();
  // why no comparison in a time of its own: a whole header is found by a hash whose seed nobody knows
  const headers = new Map<string, Remembered>();
  const standings = new Map<string, { readonly standing: AppStanding; readonly untilMs: number }>();
  let changes = 0;
  let unsettledUntilMs = Number.NEGATIVE_INFINITY;

  const drop = (appId: string): void => {
    headers.delete(remembered.get(appId)?.authorization ?? '');
    remembered.delete(appId);
  };
  const dropAll = (): void => {
    remembered.clear();
    headers.clear();
  };

  return {
    recall(appId, serviceSecret) {
      const known = remembered.get(appId);
      if (known === undefined) {
        return undefined;
      }
      if (known.untilMs <= nowMs()) {
        drop(appId);
        return undefined;
      }
      return timingSafeEqual(known.secretHash, digest(serviceSecret)) ? known.app : undefined;
    },
    carriedBy(authorization) {
      const known = headers.get(authorization);
      if (known === undefined || known.untilMs > nowMs()) {
        return known?.carried;
      }
      drop(known.app.id);
      return undefined;
    },
    carry(authorization, carried) {
      const known = remembered.get(carried.app.id);
      if (known?.app !== carried.app) {
        return;
      }
      headers.delete(known.authorization ?? '');
      Object.assign(known, { authorization, carried });
      headers.set(authorization, known);
    },
    standing(appId) {
      const known = standings.get(appId);
      return known === undefined || known.untilMs <= nowMs() ? undefined : known.standing;
    },
    readingStanding() {
      const before = changes;
      const beganMs = nowMs();
      return (appId, standing) => {
        if (before !== changes || beganMs < unsettledUntilMs || standing.status !== 'Active') {
          return;
        }
        if (standings.size >= MOST) {
          standings.clear();
        }
        standings.set(appId, { standing, untilMs: beganMs + REMEMBER_MS });
      };
    },
    reading() {
      const before = changes;
      const beganMs = nowMs();
      return (app, serviceSecret) => {
        if (before !== changes || beganMs < unsettledUntilMs) {
          return;
        }
        if (remembered.size >= MOST) {
          dropAll();
        }
        drop(app.id);
        remembered.set(app.id, { app, secretHash: digest(serviceSecret), untilMs: beganMs + REMEMBER_MS });
      };
    },
    noteStatement(sql) {
      if (!CHANGES_APPS.test(sql)) {
        return false;
      }
      changes += 1;
      dropAll();
      standings.clear();
      unsettledUntilMs = nowMs() + UNSETTLED_MS;
      return REVOKES.test(sql);
    },
    forget(appId) {
      changes += 1;
      if (appId === undefined) {
        dropAll();
        standings.clear();
      } else {
        drop(appId);
        standings.delete(appId);
      }
    },
  };
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
