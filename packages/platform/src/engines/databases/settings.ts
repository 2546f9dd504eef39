// What an operator may set of the databases of this node.
import type { ServerUrls } from './servers/server-url.ts';

declare module '#kernel/config' {
  interface Config extends DatabaseSettings {}
}

export interface DatabaseSettings {
  /** First and last port that databases are reached at. */
  readonly databasePorts: readonly [number, number];
  /** An engine that nobody is connected to ends after so long; 0 is never. On loopback 300 without it, elsewhere never. */
  readonly databaseIdleSeconds?: number;
  /** Where others than this machine reach a database whose public access is on. */
  readonly databasePublicHost?: string;
  /** With one clients may encrypt, and those from elsewhere have to. */
  readonly databaseCertificate?: { readonly certFile: string; readonly keyFile: string };
  /** Public access without encryption, where others than this machine reach the platform. */
  readonly databasesInsecure: boolean;
  /** Servers of ours that know a part of an engine: everywhere or nowhere; without it on loopback. */
  readonly databaseSubsets?: boolean;
  /** Servers of the operator on which databases are made, by engine; their URLs are secrets. */
  readonly databaseServers?: ServerUrls;
}

export const databaseSettings: DatabaseSettings = {
  // why below 32768: from there on Linux gives ports to connections that go out, and one that was given cannot be listened on
  databasePorts: [30_000, 30_999],
  databasesInsecure: false,
};
