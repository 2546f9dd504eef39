import type { Facts } from './protocol.ts';

/** The file is none of its format, or one that is not read here; the message says why. */
export class Unreadable extends Error {
  readonly facts: Facts;

  constructor(message: string, options: { readonly facts?: Facts; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'Unreadable';
    this.facts = options.facts ?? {};
  }
}
