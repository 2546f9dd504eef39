// What an operator can set, read once from options and environment. A room beyond the kernel adds what it reads itself.

import type { CallLimit } from '#kernel/call/call-limits';

/** What the kernel reads itself. */
export interface KernelConfig {
  /** `dev` unless told; the console and the SDK choose hosts by it. */
  readonly environment: string;
  /** Largest JSON body of an operation that names no other, bytes. */
  readonly bodyLimitBytes: number;
  /** How long a caller may take to send a JSON body. */
  readonly bodyTimeoutMs: number;
  /** How long a client may send nothing of a body that is read as it comes, such as an upload. */
  readonly bodyIdleMs: number;
  /** Sockets that may be open at once on a process. */
  readonly socketsAtOnce: number;
  /** How often each open socket is asked whether it may stay. */
  readonly socketRecheckMs: number;
  /** How many calls may be made of a service, by its name, where that is not what the service says of itself. */
  readonly callLimits: Readonly<Record<string, readonly CallLimit[]>>;
  /** Hold callers to the limits that operations declare; off in tests that call for many people from one address. */
  readonly limitsCallers: boolean;
  /** Life of a developer's session without use, and at most, seconds. */
  readonly sessionTtlSeconds: number;
  readonly sessionMaxSeconds: number;
  /** The same of operators and billing administrators, who reach every tenant. */
  readonly adminSessionTtlSeconds: number;
  readonly adminSessionMaxSeconds: number;
  /** Version of the console being served; a page of another version reloads itself. */
  readonly webVersion: string;
  /** Checks that replies carry nothing the contract does not name; on in tests. */
  readonly strictReplies: boolean;
}

/** A room that reads more adds it: `declare module '#kernel/config' { interface Config extends MailSettings {} }`. */
export interface Config extends KernelConfig {}

export const kernelDefaults: KernelConfig = {
  environment: 'dev',
  bodyLimitBytes: 64 * 1024,
  bodyTimeoutMs: 60_000,
  bodyIdleMs: 120_000,
  socketsAtOnce: 20_000,
  socketRecheckMs: 10_000,
  callLimits: {},
  limitsCallers: true,
  sessionTtlSeconds: 7 * 24 * 3600,
  sessionMaxSeconds: 30 * 24 * 3600,
  adminSessionTtlSeconds: 12 * 3600,
  adminSessionMaxSeconds: 7 * 24 * 3600,
  webVersion: '0.1.0',
  strictReplies: false,
};
