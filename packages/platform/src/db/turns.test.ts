import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';

it('the statements of one transaction on the embedded database let others have their turn', async () => {
  const connection = await connect({});
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  });
  await connection.db.transaction().execute(async (tx) => {
    turns = 0;
    const begun = performance.now();
    // why so many as well: on a busy machine one of them may take all the time
    for (let done = 0; done < 20 || performance.now() - begun < 300; done += 1) {
      await sql`SELECT count(*) FROM generate_series(1, 20000)`.execute(tx);
    }
  });
  expect(turns).toBeGreaterThan(1);
  clearInterval(count);
  await connection.close();
});
