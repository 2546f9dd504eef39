// What the platform needs from outside a request: storage, time, ids, keys. Made once, given to every call.
import type { Db } from '#db/connect';
import type { Clock } from '#kernel/clock';
import type { Config } from '#kernel/config';
import type { Directory } from '#kernel/directory';
import type { Ids } from '#kernel/ids';
import type { Log } from '#kernel/log';
import type { Objects } from '#kernel/objects';
import type { Seal } from '#kernel/seal';

export interface Ports {
  /** The outer handle. Inside a call use `call.db`: it is the transaction. */
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly seal: Seal;
  readonly objects: Objects;
  readonly log: Log;
  readonly config: Config;
  /** Where operators are kept; without it in the platform's own table. */
  readonly directory?: Directory;
  /** Where the platform is reached; known once it listens. */
  readonly origins: { readonly console: string; readonly content: string };
}
