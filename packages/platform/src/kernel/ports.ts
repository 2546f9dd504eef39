// What the platform needs from outside a request: storage, time, ids, keys. Made once, given to every call.
import type { Connection, Db } from '#db/connect';
import type { Clock } from '#kernel/clock';
import type { Config } from '#kernel/config';
import type { Directory } from '#kernel/directory';
import type { FanOut } from '#kernel/fan-out';
import type { Faults } from '#kernel/faults';
import type { Ids } from '#kernel/ids';
import type { Jobs } from '#kernel/jobs';
import type { KnownApps } from '#kernel/known-apps';
import type { Log } from '#kernel/log';
import type { Objects } from '#kernel/objects';
import type { Seal } from '#kernel/seal';

export interface Ports {
  /** The outer handle. Inside a call use `call.db`: it is the transaction. */
  readonly db: Db;
  /** Whether the database answers, and how its connections are used. */
  readonly database: Pick<Connection, 'engine' | 'available' | 'pool'>;
  /** What this process tells the others and hears from them. */
  readonly fanOut: FanOut;
  readonly jobs: Jobs;
  readonly knownApps: KnownApps;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly seal: Seal;
  readonly objects: Objects;
  readonly log: Log;
  readonly config: Config;
  /** What a developer put in the way of calls; nothing in production. */
  readonly faults: Faults;
  /** Where operators are kept; without it in the platform's own table. */
  readonly directory?: Directory;
  /** Where the platform is reached; known once it listens. */
  readonly origins: { readonly console: string; readonly content: string };
}
