// What a process may take of time and of the link. why apart: processes read it that see no package of ours from a checkout.

export interface ProcessLimits {
  /** A linked process that does not say `ready` within this time is killed. */
  readonly readyMs: number;
  /** Between SIGTERM and SIGKILL. */
  readonly graceMs: number;
  /** A linked process that was not heard of for so long is killed. */
  readonly silentMs: number;
  /** Of one message on the link, either way. */
  readonly messageBytes: number;
  readonly lineCharacters: number;
  /** Lines a second that are handed on; how many were dropped is told in a line of its own. */
  readonly linesPerSecond: number;
}

export const LIMITS: ProcessLimits = {
  readyMs: 10_000,
  graceMs: 5000,
  silentMs: 15_000,
  messageBytes: 1024 * 1024,
  lineCharacters: 10_000,
  linesPerSecond: 100,
};
