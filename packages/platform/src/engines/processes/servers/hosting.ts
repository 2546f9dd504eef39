// What hosting does for services that start servers of their own from its games, profiles and images; neither knows the
// other. Source: wire/realtime-and-compute.md 1.4, 5.
import type { ServiceName } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { Placed, Server, ServerPlan, ServerWish } from './port.ts';

declare module '#kernel/service' {
  interface Offers {
    readonly hosting: Hosting;
  }
}

export interface At {
  readonly db: Db;
  readonly ports: Ports;
}

export interface NewGame {
  /** Id of the service within its app. */
  readonly gameId: string;
  readonly appId: string;
  readonly name: string;
  readonly source: 'func';
  /** Who makes it; empty for the platform. */
  readonly by: string;
  /** RFC 3339. */
  readonly now: string;
}

/** What a server is started from, and where it may run. */
export interface Program {
  readonly gameId: string;
  readonly profileId: string;
  readonly profileName: string;
  readonly revisionId: string;
  readonly version: number;
  /** Longest wait until it is ready. */
  readonly startSeconds: number;
  /** Those where a machine lives come first. */
  readonly regionIds: readonly string[];
  readonly memoryPerCpu: number;
}

export type Held =
  | { readonly held: true; readonly program: Program }
  | { readonly held: false; readonly lacks: 'profile' | 'revision' };

export interface WantedProgram {
  readonly appId: string;
  readonly gameId: string;
  readonly profileId: string;
  /** The released one without it; a draft is none. */
  readonly revisionId?: string | undefined;
}

export interface KeptImage {
  readonly appId: string;
  readonly gameId: string;
  readonly name: string;
  /** With a line that says what runs it. */
  readonly program: string;
  /** RFC 3339. */
  readonly now: string;
}

export interface Hosting {
  /** Makes the game of a service, its first profile and the regions that are served; or takes over the one of that id. */
  open(at: At, game: NewGame): Promise<{ readonly profileId: string }>;
  /** An image of a program that was built before, of a studio that is shown; answers its id. */
  keepImage(at: At, image: KeptImage): Promise<string>;
  /** Nobody removes the profile until the end of the transaction. */
  hold(at: At, wanted: WantedProgram): Promise<Held>;
  /** Takes room for a server of the program; an operator's factors are in what it may take. */
  place(
    at: At,
    program: Program,
    wish: Omit<ServerWish, 'location'> & { readonly labels: Readonly<Record<string, string>> },
  ): Promise<Placed>;
  /** The rest of what a server that was placed so is started from. */
  plan(
    ports: Ports,
    server: Server,
    own: { readonly id: string; readonly envs: Readonly<Record<string, string>> },
  ): Promise<Omit<ServerPlan, 'log'> | undefined>;
  /** Whether the app has the service only to try it out. */
  isTrial(at: At, of: { readonly appId: string; readonly service: ServiceName }): Promise<boolean>;
  /** What an operator multiplies billed use by, of each game. */
  usageFactors(db: Db, gameIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Ends the servers that try its revisions out. */
  endTests(at: At, of: { readonly gameId: string; readonly now: string; readonly msg: string }): Promise<void>;
}
