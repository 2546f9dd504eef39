// A server that counts aloud, answers who connects, and says how it is whether its sidecar hears it or not; and a
// platform in a process of its own, which such a server outlives.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { descendants } from '../../../packages/platform/src/engines/processes/tree.ts';
import type { HarnessOptions } from './harness.ts';

const PROGRAM = `
import net from 'node:net';
const url = 'http://127.0.0.1:' + process.env.MULTIVERSE_SDK_HTTP_PORT;
const call = (path) => fetch(url + path, { method: 'POST', body: '{}' }).catch(() => undefined);
let count = 0;
setInterval(() => {
  count += 1;
  console.log('tick ' + count);
  void call('/health');
}, 50);
net.createServer((socket) => socket.end('here')).listen(Number(process.env.PORT_WEB), () => call('/ready'));
`;

export const KEPT = { command: ['node', '--input-type=module', '-e', PROGRAM] };

export type Program = 'kept' | 'actor';

export const keeping = (folder: string, program: Program = 'kept'): HarnessOptions => ({
  // why not the same: both are tried at the same time
  ...{ folder, keeps: true, name: program, ports: program === 'kept' ? [34_500, 34_509] : [34_510, 34_519] },
  timing: { healthMs: 3000, unhealthyMs: 300 },
});

export interface Outlived {
  readonly id: string;
  /** All that ran below the platform. */
  readonly processes: readonly number[];
}

/** A server that is ready, of a platform that has ended. */
export async function outlived(
  folder: string,
  { program = 'kept', signal }: { readonly program?: Program; readonly signal: 'SIGKILL' | 'SIGTERM' },
): Promise<Outlived> {
  const file = join(import.meta.dirname, 'kept.ts');
  const platform = spawn(process.execPath, ['--conditions=uos:source', file, folder, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(platform.stdout, 'data')) as [Buffer];
  const processes = descendants(platform.pid ?? 0);
  const over = once(platform, 'exit');
  platform.kill(signal);
  await over;
  return { id: String(said).trim(), processes };
}
