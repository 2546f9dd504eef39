// Database servers of this node: real engines as processes of their own behind a gateway, which lets them sleep and wakes
// them. A service says what there is to be; nothing here knows of rows.
import type { Readable } from 'node:stream';

declare module '#kernel/ports' {
  interface Ports {
    readonly databases: Databases;
  }
}

export type EngineName = 'postgresql' | 'redis' | 'mysql' | 'mongo';

/** The engine itself, a server of ours that knows a part of what it does, or a server that the operator has named. */
export type Provider = 'native' | 'subset' | 'external';

/** What this machine has of an engine. */
export interface Offer extends Probe {
  readonly provider: Provider;
}

export interface Probe {
  readonly available: boolean;
  readonly version: string;
  /** Why there is none, with the line that brings it; empty where there is one. */
  readonly reason: string;
}

export interface DatabaseSize {
  /** 0 where none is promised. */
  readonly cpuCores: number;
  readonly memoryMiB: number;
  /** 0 where the engine keeps no more than its memory. */
  readonly storageGiB: number;
}

/** The platform's own accounts of a database, which no client has. */
export interface OwnPasswords {
  readonly admin: string;
  /** With the rights of the client, for statements that are run for somebody who looks at the console. */
  readonly console: string;
}

/** A database as this node is to hold it. */
export interface DatabaseSpec {
  readonly id: string;
  readonly appId: string;
  readonly engine: EngineName;
  readonly provider: Provider;
  readonly size: DatabaseSize;
  readonly username: string;
  /** Empty for engines without a name. */
  readonly databaseName: string;
  /** What the engine keeps of the client's password; nobody can log in with it. */
  readonly verifier: string;
  readonly passwords: OwnPasswords;
  /** Where clients of this machine connect; 0 until one was found. */
  readonly port: number;
  /** Where others connect; 0 where nobody may. */
  readonly publicPort: number;
}

/** By what a database is found that nobody serves. */
export type Named = Pick<DatabaseSpec, 'id' | 'engine' | 'provider' | 'username' | 'databaseName'>;

/** Where clients reach the databases of a server. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  /** What clients have to say in their address, as `tls=true`; empty where nothing. */
  readonly options: string;
}

export interface DatabaseSample {
  /** Percent of the cores that it has, of one where none is promised. */
  readonly cpuPercent: number;
  readonly memoryMiB: number;
  readonly diskMiB: number;
  /** Of clients. */
  readonly connections: number;
  readonly queriesPerSecond: number;
}

export interface SlowStatement {
  /** RFC 3339. */
  readonly at: string;
  readonly durationMs: number;
  readonly statement: string;
  readonly database: string;
  readonly user: string;
  /** Where the engine tells. */
  readonly rowsExamined?: number;
}

export interface Statement {
  readonly text: string;
  readonly readOnly: boolean;
  readonly rows: number;
  readonly signal: AbortSignal;
}

export interface StatementAnswer {
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly rowCount: number;
  readonly truncated: boolean;
  readonly durationMs: number;
  readonly command: string;
}

/** What of a database changed by itself. */
export interface DatabaseEvents {
  onActivity(id: string, activity: 'awake' | 'asleep'): void;
  /** Its engine ended again and again; it is not started any more until somebody asks. Not where its disk is full. */
  onFailure(id: string, message: string): void;
}

export interface Databases {
  /** Why nobody beyond this machine may be let in; empty where they may. */
  readonly publicFault: string;
  /** What this machine has; looked at again after some minutes. */
  probe(): Promise<Readonly<Record<EngineName, Offer>>>;
  /** Names this node by its folder, which keeps the name; undefined where it never held a database. */
  node(): Promise<string | undefined>;
  /** The same, made where there is none yet. */
  nodeHere(): Promise<string>;
  /** Hears of what happens by itself, from now on. */
  hear(events: DatabaseEvents): void;
  /**
   * Makes the folder and accounts of a new database and finds a port; it is not served yet. What an earlier try left is
   * made anew.
   * @throws EngineMissing, EngineFailed
   */
  create(spec: DatabaseSpec): Promise<{ readonly port: number; readonly version: string }>;
  /**
   * Takes connections for it, and starts its engine with the first of them. Of one that is served already what differs is
   * changed: ports at once, size with the next start.
   * @throws PortTaken, ServerAway
   */
  serve(spec: DatabaseSpec): Promise<void>;
  /**
   * Takes none any more: closes those that there are and ends the engine. The data stays.
   * @throws ServerAway
   */
  unserve(one: Named): Promise<void>;
  isServed(id: string): boolean;
  /** A port that nobody on this machine listens on and no database of this node has. */
  freePort(): Promise<number>;
  /** Ends connections and the engine, and starts it again. */
  restart(id: string): Promise<void>;
  /** Changes what the client logs in with, and ends its connections. */
  setPassword(id: string, verifier: string): Promise<void>;
  /** Ends connections; those from elsewhere alone where told. */
  disconnect(id: string, which: 'all' | 'public'): void;
  /** Writes everything in it to one file, consistent as of one moment, and gives it to `keep`. */
  dump<Kept>(id: string, keep: (file: Readable, name: string) => Promise<Kept>, signal: AbortSignal): Promise<Kept>;
  /** Fills it from such a file; what was there is gone. */
  restore(id: string, file: Readable, signal: AbortSignal): Promise<void>;
  /**
   * Runs one statement with the rights of the client.
   * @throws StatementRefused where the engine refuses it, EngineFailed where it does not start
   */
  query(id: string, statement: Statement): Promise<StatementAnswer>;
  /** What it takes now; undefined where it sleeps. */
  sample(id: string): Promise<DatabaseSample | undefined>;
  /** Slow statements since the last time. */
  slow(id: string): Promise<readonly SlowStatement[]>;
  /** Lets it take no more data, or lets it again. */
  setFull(id: string, full: boolean): Promise<void>;
  activity(id: string): 'awake' | 'asleep';
  /** What keeps it from its work, and passes by itself; empty where nothing does. */
  hindrance(id: string): Promise<string>;
  /**
   * Removes everything of it; it is not served any more.
   * @throws ServerAway
   */
  purge(one: Named): Promise<void>;
  /** Where databases of a server are reached that the operator has named; undefined where none is named. */
  addressOf(engine: EngineName): ServerAddress | undefined;
  /** What the engine keeps of a password. */
  verifierOf(engine: EngineName, password: string): string;
}

/** This machine has no such engine; the message has the line that brings it. */
export class EngineMissing extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'EngineMissing';
  }
}

/** The engine did not do what it was asked to; the message says why, in the engine's words. */
export class EngineFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineFailed';
  }
}

/** A server that the operator has named cannot be spoken to now; nothing is wrong with what is on it. */
export class ServerAway extends EngineFailed {
  constructor(engine: EngineName, why = `the ${engine} server of the operator does not answer; try again later`) {
    super(why);
    this.name = 'ServerAway';
  }
}

/** Whoever wrote the statement has to change something. */
export class StatementRefused extends Error {
  /** It would have changed something where nothing may be changed. */
  readonly wouldWrite: boolean;

  constructor(message: string, options: ErrorOptions & { readonly wouldWrite?: boolean } = {}) {
    super(message, options);
    this.name = 'StatementRefused';
    this.wouldWrite = options.wouldWrite === true;
  }
}

/** Another program of this machine listens there. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`another program listens on port ${port} of this server`);
    this.name = 'PortTaken';
    this.port = port;
  }
}
