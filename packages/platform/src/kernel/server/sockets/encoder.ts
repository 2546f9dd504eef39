// A message of a service → what travels; held to the contract as replies are.
import { isDeepStrictEqual } from 'node:util';
import type { DeclaredSocket } from '@uos/contract';
import * as z from 'zod';
import type { Encoded } from './engine.ts';

/** @throws Error where it does not match the contract */
export function encoder({ id, socket: { sends } }: DeclaredSocket, strict: boolean): (message: unknown) => Encoded {
  return (message) => {
    if (sends === 'bytes') {
      return message as Uint8Array;
    }
    const parsed = sends.safeParse(message);
    const written = JSON.stringify(parsed.data);
    // why as values: what comes out of the database has its keys in another order
    if (!parsed.success || (strict && !isDeepStrictEqual(JSON.parse(written), JSON.parse(JSON.stringify(message))))) {
      throw new Error(
        `${id}: a message does not match the contract: ${parsed.error === undefined ? 'it holds a key that the contract does not name' : z.prettifyError(parsed.error)}`,
      );
    }
    return written;
  };
}
