// What stands in a list of which each element is read by itself, where one of them breaks a rule of its shape.
import type { Refusal } from '../errors.ts';

export class UnreadRow {
  readonly given: unknown;
  /** What it would have been refused with. */
  readonly refusal: Refusal;

  constructor(given: unknown, refusal: Refusal) {
    this.given = given;
    this.refusal = refusal;
  }

  /** why: a history shows what came */
  toJSON(): unknown {
    return this.given;
  }
}
