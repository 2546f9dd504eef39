// What the platform needs from outside a request: storage, time, ids, keys. Made once, given to every call.
import type { Connection, Db } from '#db/connect';
import type { Faults } from '#kernel/dev/faults';
import type { FanOut } from '#kernel/fleet/fan-out';
import type { Ids } from '#kernel/keys/ids';
import type { Seal } from '#kernel/keys/seal';
import type { LocalCopies } from '#kernel/objects/local-copies';
import type { Objects } from '#kernel/objects/objects';
import type { SocketsPort } from '#kernel/server/sockets/groups';
import type { ServiceDirectory } from '#kernel/service';
import type { Clock } from '#kernel/time/clock';
import type { Log } from '#kernel/watch/log';
import type { Directory } from '#kernel/who/directory';
import type { KnownApps } from '#kernel/who/known-apps';
import type { Config } from './config.ts';

export interface Ports {
  /** Id of this process among those on the database: its row in `instances`, which goes soon after it. */
  readonly instance: string;
  /** The outer handle. Inside a call use `call.db`: it is the transaction. */
  readonly db: Db;
  /** Whether the database answers, and how its connections are used. */
  readonly database: Pick<Connection, 'engine' | 'available' | 'pool'>;
  /** What this process tells the others and hears from them. */
  readonly fanOut: FanOut;
  readonly knownApps: KnownApps;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly seal: Seal;
  /** What the services of this platform are to each other. */
  readonly services: ServiceDirectory;
  /** The sockets of this process, by what they have joined. */
  readonly sockets: SocketsPort;
  readonly objects: Objects;
  /** Of the objects, for processes that read files. */
  readonly copies: LocalCopies;
  readonly log: Log;
  readonly config: Config;
  /** What a developer put in the way of calls; nothing in production. */
  readonly faults: Faults;
  /** Where operators are kept; without it in the platform's own table. */
  readonly directory?: Directory;
  /** Where the platform is reached; known once it listens. */
  readonly origins: { readonly console: string; readonly content: string };
}
