// What `uos fetch`, `diff` and `deploy` know of one kind of thing that can live in files. A later service is one more
// adapter in this folder and one line in adapters/index.ts.
import type { Context } from '../program/context.ts';
import type { Text } from '../text/text.ts';
import type { DECLARABLE } from './output.ts';

export type AnyContext = Context<unknown, unknown>;

/** The part of JSON Schema that a declaration needs; it is published as it is. */
export interface Schema {
  readonly type: 'object' | 'array' | 'string' | 'boolean' | 'integer' | 'number';
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  /** Of a list. */
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Schema of every other property; false for none. */
  readonly additionalProperties?: Schema | false;
}

export type Value = Readonly<Record<string, unknown>>;

/** One thing as it is on the platform. */
export interface Remote {
  /** Name that it has in the file. */
  readonly name: string;
  readonly id: string;
  /** All that a file may say of it. */
  readonly value: Value;
  /** What a fetch writes, where that is less: what is as it would be anyway is left out. */
  readonly told?: Value;
}

export interface Adapter {
  /** CLI noun of the service, as `--services` names it. */
  readonly service: (typeof DECLARABLE)[number];
  /** Key below the service in the file, such as `buckets`. */
  readonly kind: string;
  readonly title: Text;
  /** A state that releases move, rather than a setting: a fetch leaves it out unless asked. */
  readonly isState?: true;
  /** The app has one, always: the file says of it what it is, with no name in between, and nothing makes or deletes it. */
  readonly isOne?: true;
  /** Of one thing. */
  readonly schema: Schema;
  list(ctx: AnyContext): Promise<Remote[]>;
  create(ctx: AnyContext, name: string, value: Value): Promise<void>;
  /** `change` has only the keys that differ. */
  update(ctx: AnyContext, remote: Remote, change: Value): Promise<void>;
  remove(ctx: AnyContext, remote: Remote): Promise<void>;
}

/** Stands for the name of what the app has one of. */
export const ONE = '-';
