// What jobs ask of a client: only the calls they make, so that a client of one service is enough.
import type { AppCalls } from '../generated/app.ts';
import type { CdnCalls } from '../generated/cdn.ts';
import type { MultiverseCalls } from '../generated/multiverse.ts';
import type { StacktraceCalls } from '../generated/stacktrace.ts';
import type { ClientCore } from '../runtime/client.ts';

/** A client with content delivery. */
export interface CdnClient extends Pick<ClientCore, 'request'> {
  readonly cdn: CdnCalls;
}

/** A client with the apps of the platform. */
export interface AppClient extends ClientCore {
  readonly app: AppCalls;
}

/** A client with game-server hosting. */
export interface HostingClient extends Pick<ClientCore, 'request'> {
  readonly multiverse: MultiverseCalls;
}

/** A client with stack traces. */
export interface StacktraceClient extends Pick<ClientCore, 'request'> {
  readonly stacktrace: StacktraceCalls;
}
