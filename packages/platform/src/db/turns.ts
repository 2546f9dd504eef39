// The embedded database works on the thread that serves, and its answers come without a turn of the event loop: the
// statements of one call would follow one another while everybody else waits.
import { setImmediate as turn } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection } from 'kysely';

/** How long statements may follow one another. */
const TURN_MS = 20;

/** Lets others have their turn between the statements of `connection`. */
export async function takeTurns(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection);
  let turnedAt = performance.now();
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    const result = await execute<Row>(query);
    if (performance.now() - turnedAt > TURN_MS) {
      await turn();
      turnedAt = performance.now();
    }
    return result;
  };
}
