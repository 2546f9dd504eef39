// A deployment that came to an end at one of its steps.
import type { MultiverseTestServer } from '../../generated/multiverse.ts';

/** In their order. */
export const deploySteps = ['upload', 'build', 'revision', 'test', 'release', 'ready'] as const;

export type DeployStep = (typeof deploySteps)[number];

/** What was missing, where no call was refused: `unknown` are regions that were asked for and that nobody offers. */
export type DeployLack =
  | { readonly what: 'region'; readonly unknown: readonly string[]; readonly offered: readonly string[] }
  | { readonly what: 'region to try it out in' }
  | { readonly what: 'ready server'; readonly regionId: string; readonly reason: string };

interface Facts extends ErrorOptions {
  readonly step: DeployStep;
  readonly lack?: DeployLack;
  /** What was said last: by the build, or by the server. */
  readonly lines?: readonly string[];
  /** The server that did not get ready, where there was one. */
  readonly server?: MultiverseTestServer;
}

/** The step at which it ended, and why; what a call was refused with is the `cause`. */
export class DeployError extends Error {
  readonly step: DeployStep;
  readonly lack: DeployLack | undefined;
  readonly lines: readonly string[];
  readonly server: MultiverseTestServer | undefined;

  constructor(message: string, { step, lack, lines = [], server, cause }: Facts) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DeployError';
    this.step = step;
    this.lack = lack;
    this.lines = lines;
    this.server = server;
  }
}

/** What `task` rejects with becomes that of its step; one that was stopped rejects as it is. */
export async function inStep<T>(step: DeployStep, signal: AbortSignal | undefined, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    if (signal?.aborted === true || cause instanceof DeployError) {
      throw cause;
    }
    throw new DeployError(cause instanceof Error ? cause.message : String(cause), { step, cause });
  }
}
