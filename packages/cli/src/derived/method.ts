// The method of the SDK that an operation is, found by its id.
import { openClient } from '../connection/client.ts';
import type { Connecting } from '../connection/connect.ts';

type Input = Record<string, unknown>;

export type Method = ((input: Input) => Promise<unknown>) & { all(input: Input): AsyncIterable<unknown> };

export async function methodOf(connecting: Connecting, operation: string): Promise<Method> {
  const [service = '', ...keys] = operation.split('.');
  const client = await openClient(connecting, service);
  const node = keys.reduce<unknown>((found, key) => (found as Input)[key], (client as unknown as Input)[service]);
  return node as Method;
}
