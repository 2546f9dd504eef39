// What the console shows of a call on the command line is a line that the CLI takes, whole: its words, arguments and flags.
import { services } from '@uos/contract';
import { createClient, session } from '@uos/sdk/browser';
import { describe, expect, it } from 'vitest';
import { tables } from '../../packages/cli/src/derived/tables.ts';
import { faultOf } from '../../packages/cli/src/testing/line-fault.ts';
import { uosLines } from '../../packages/cli/src/testing/shell-lines.ts';
import { sampleOf } from '../../packages/contract/src/reference/examples.ts';
import { readServices } from '../../packages/contract/src/reference/model.ts';
import { type AnyCall, operationOf } from '../../packages/web/src/kit/call/operation.ts';
import { snippetsOf } from '../../packages/web/src/kit/snippets/snippets-of.ts';

/** Operators have no snippets: their calls are made from the back office. */
const MODELS = readServices(services).map((model) => ({
  ...model,
  operations: model.operations.filter(({ accepts }) => accepts !== 'operator' && accepts !== 'billing'),
}));

type Node = Readonly<Record<string, unknown>>;

describe.each(MODELS.map((model) => [model.service.name, model] as const))('the snippets of %s', (_, model) => {
  it('are lines that the CLI takes, with what a call needs and with all that it takes', async () => {
    const table = await tables[model.property]?.();
    const options = { origin: 'http://localhost:4100', hosts: 'local', as: session() } as const;
    const client = createClient(options, { [model.property]: table } as never) as Node;
    const faults = model.operations.flatMap((one) => {
      const call = one.id.split('.').reduce<unknown>((node, key) => (node as Node)[key], client);
      const plain = one.fields.filter(({ schema }) => schema.format !== 'password');
      return [plain.filter(({ required }) => required), plain].flatMap((fields) => {
        const input = Object.fromEntries(
          fields.map(({ key, schema }) => [key, sampleOf(key, schema, model.inputEntities)]),
        );
        const { cli } = snippetsOf({ operation: operationOf(call as AnyCall), input, appId: 'app-1', origin: '' });
        return uosLines(cli).flatMap((words) => {
          const fault = faultOf(words);
          return fault === undefined ? [] : [`${one.id}: uos ${words.join(' ')}: ${fault}`];
        });
      });
    });
    expect(faults).toEqual([]);
  });
});
