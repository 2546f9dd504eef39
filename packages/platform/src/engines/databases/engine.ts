// What an engine has to be able to do, on a folder of its own; one file for each engine beside this one.
import type { DatabaseSpec, EngineName, Probe, Provider, SlowStatement, Statement, StatementAnswer } from './port.ts';
import type { Runner } from './runner.ts';

/** A database that an engine works on. */
export interface Place {
  readonly spec: DatabaseSpec;
  /** Everything of it, as this process sees it. */
  readonly folder: string;
  /** Runs programs of the engine on the folder. */
  readonly runner: Runner;
  readonly prepared: Prepared;
}

/** Path of a folder that databases of that version begin from; made by `make` where there is none yet. */
export type Prepared = (
  engine: EngineName,
  version: string,
  make: (runner: Runner) => Promise<void>,
) => Promise<string>;

/** A program and its arguments, as it is found inside of the folder. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** Folders that it reads beside its own, where those are not the system's. */
  readonly reads?: readonly string[];
}

export interface Engine {
  readonly name: EngineName;
  readonly provider: Provider;
  probe(): Promise<Probe>;
  /** Makes the folder ready for a first start. */
  prepare(place: Place): Promise<void>;
  /** Makes accounts and the database that clients open, once it runs for the first time. */
  found(place: Place): Promise<void>;
  /** How the server itself is started; it listens on a socket in the folder and nowhere else. */
  server(place: Place): Program;
  /** The socket, below the folder. */
  readonly socket: string;
  /** What the main process of the server is asked by to end soon, whoever is connected. */
  readonly stopSignal: NodeJS.Signals;
  /** Resolves once it answers; rejects where it does not now. */
  ping(place: Place): Promise<void>;
  setPassword(place: Place, verifier: string): Promise<void>;
  setFull(place: Place, full: boolean): Promise<void>;
  /** Writes a file into the folder and answers its path below it. */
  dump(place: Place, signal: AbortSignal): Promise<string>;
  /** Puts a file of the folder in the place of the content, where that is done while the server does not run. */
  swap?(place: Place, path: string): Promise<void>;
  /** Reads a file of the folder, or what was put in place of the content. */
  restore(place: Place, path: string, signal: AbortSignal): Promise<void>;
  query(place: Place, statement: Statement): Promise<StatementAnswer>;
  /** Statements that it has run in all. */
  statements(place: Place): Promise<number>;
  slow(place: Place): Promise<readonly SlowStatement[]>;
  /** The last lines of its log. */
  lastLines(place: Place): Promise<readonly string[]>;
  verifierOf(password: string): string;
  /** Connections of clients at most. */
  mostConnections(place: Pick<Place, 'spec'>): number;
  /** What a client that waits in vain is told before its connection is closed. */
  readonly sorry: Buffer;
  /** Ending of a dump's file name. */
  readonly dumpEnding: string;
}
