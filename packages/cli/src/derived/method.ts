// The method of the SDK that an operation is, found by its id.
import { openClient, proofAs } from '../connection/client.ts';
import type { Connecting } from '../connection/connect.ts';
import type { Accepts } from '../profile/who/proof.ts';

type Input = Record<string, unknown>;

export type Method = ((input: Input) => Promise<unknown>) & { all(input: Input): AsyncIterable<unknown> };

/** `accepts`: the sign-in that the terminal has for it, where the contract's own word is of players. */
export async function methodOf(connecting: Connecting, operation: string, accepts?: Accepts): Promise<Method> {
  const [service = '', ...keys] = operation.split('.');
  const as = accepts === undefined ? {} : { as: proofAs(connecting, accepts) };
  const client = await openClient(connecting, service, as);
  const node = keys.reduce<unknown>((found, key) => (found as Input)[key], (client as unknown as Input)[service]);
  return node as Method;
}
