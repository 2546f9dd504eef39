// What runs of a hosted server, to do to it what only a fault does.
import { descendants } from '../../packages/platform/src/engines/processes/tree.ts';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';

type Of = Pick<TestPlatform, 'ports'>;

/** The wall, its first process, and the program; behind these comes what the program runs for a moment. */
export const PROGRAM = 3;

/** The wall around it, and all inside; none where nothing runs of it. */
export async function processesOf({ ports }: Of, serverId: string): Promise<readonly number[]> {
  const row = await ports.db
    .selectFrom('game_servers as s')
    .innerJoin('processes as p', 'p.id', 's.process_id')
    .select('p.pid')
    .where('s.id', '=', serverId)
    .executeTakeFirst();
  return row?.pid == null ? [] : [row.pid, ...descendants(row.pid)];
}

/** Sends what is behind the wall a signal, as a fault of the program would: the wall itself lives. Answers what ran. */
export async function befall(of: Of, serverId: string, signal: 'SIGKILL' | 'SIGSTOP'): Promise<readonly number[]> {
  const all = await processesOf(of, serverId);
  const program = all[PROGRAM - 1];
  try {
    if (program !== undefined) {
      process.kill(program, signal);
    }
  } catch (error) {
    // why: it may have ended by itself since
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
  return all;
}
