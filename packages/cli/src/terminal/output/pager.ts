// A long text goes through the pager of the person. Loaded only then.
import { spawn } from 'node:child_process';

/** Waits until the person has left the pager; the shell says 127 where there is no such program. */
export async function showInPager(text: string, pager: string): Promise<boolean> {
  const child = spawn(pager, {
    shell: true,
    stdio: ['pipe', 'inherit', 'inherit'],
    // why: quit when it fits, keep colours, leave the screen as it is
    env: { LESS: 'FRX', LV: '-c', ...process.env },
  });
  // why: somebody who leaves early closes the pipe
  child.stdin.on('error', () => undefined);
  child.stdin.end(text);
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', resolve);
  });
  return code !== 127;
}
