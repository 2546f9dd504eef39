// Makes the adapter of a kind of player accounts that has a name of its own: what a file may say of it is a choice of
// what the call that makes it takes.
import type { OperationFields } from '@uos/sdk/fields';
import type { Services } from '@uos/sdk/http';
import { take } from '../../program/lists.ts';
import type { Text } from '../../text/text.ts';
import type { Adapter, Value } from '../adapter.ts';
import { schemaOf } from '../of-fields.ts';

type Passport = Services['passport'];
type Call = (input: Value) => Promise<unknown>;

interface Named<Row> {
  readonly kind: string;
  readonly title: Text;
  /** What one is, in words of the schema. */
  readonly about: string;
  /** Of the call that makes one. */
  readonly fields: OperationFields;
  /** What a file may say of one. */
  readonly keys: readonly (keyof Row & string)[];
  /** The field that names it. */
  readonly name: keyof Row & string;
  readonly id: keyof Row & string;
  /** The calls of it. */
  of(passport: Passport): Readonly<Record<'create' | 'update' | 'remove', (input: never) => Promise<unknown>>>;
  rows(passport: Passport): AsyncIterable<Row> | Promise<readonly Row[]>;
}

export function passportNamed<Row extends object>(named: Named<Row>): Adapter {
  const { kind, title, about, fields, keys, name, id } = named;
  return {
    service: 'passport',
    kind,
    title,
    schema: schemaOf(fields, keys, about),
    async list(ctx) {
      const asked = named.rows(await ctx.uos.service('passport'));
      const found = asked instanceof Promise ? await asked : await take(asked);
      return found.map((row) => ({
        name: String(row[name]),
        id: String(row[id]),
        value: Object.fromEntries(keys.map((key) => [key, row[key]])),
      }));
    },
    async create(ctx, own, value) {
      const { create } = named.of(await ctx.uos.service('passport'));
      await (create as Call)({ [name]: own, ...value });
    },
    async update(ctx, remote, change) {
      const { update } = named.of(await ctx.uos.service('passport'));
      await (update as Call)({ id: remote.id, ...change });
    },
    async remove(ctx, remote) {
      const { remove } = named.of(await ctx.uos.service('passport'));
      await (remove as Call)({ id: remote.id });
    },
  };
}
