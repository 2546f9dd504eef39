// The largest object the product takes, 5 GB, sparse on the way in: up in blocks, killed in the middle, gone on with,
// and read back. Needs about 6 GB of disk.
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { uploadLimits } from '../../packages/contract/src/rules/index.ts';
import { openWorkshop } from '../transfers/workshop.ts';

const SIZE = uploadLimits.objectBytes;
const LOST_MIB = 16;

const shop = await openWorkshop();
try {
  const at = await shop.bench();
  const file = join(at.folder, 'sparse.bin');
  closeSync(openSync(file, 'w'));
  truncateSync(file, SIZE);
  const begun = performance.now();
  // why straight to the platform: the proxy of the fault tests holds answers in memory
  const env = { UOS_ORIGIN: shop.platform.origin };
  const killed = await at.start(['sync', at.folder, '--stream-json'], {
    env,
    onStdout: (text, kill) => {
      const [, bytes = '0'] = /"bytes":(\d+),"totalBytes":\d+\}\s*$/.exec(text.slice(-400)) ?? [];
      if (Number(bytes) >= SIZE / 2) {
        kill('SIGKILL');
      }
    },
  });
  check(killed.signal === 'SIGKILL', `the first run was to be killed, it ended with ${killed.code}: ${killed.stderr}`);
  const { code, stdout, stderr } = await at.start(['sync', at.folder, '--json'], { env });
  check(code === 0, stderr);
  const { bytes } = JSON.parse(stdout) as { bytes: number };
  check(bytes <= SIZE / 2 + LOST_MIB * 1024 * 1024, `the second run sent ${bytes} of ${SIZE} bytes`);
  const copy = join(at.cli.folder, 'copy');
  const pulled = await at.start(['pull', copy, '--json'], { env });
  check(pulled.code === 0, pulled.stderr);
  check(readdirSync(copy).join() === 'sparse.bin', readdirSync(copy).join());
  execFileSync('cmp', [file, join(copy, 'sparse.bin')]);
  console.log(
    `5 GB up, killed at half, on with ${(bytes / 1e9).toFixed(2)} GB, and back: ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
} finally {
  await shop.stop();
}

function check(isRight: boolean, problem: string): void {
  if (!isRight) {
    throw new Error(problem);
  }
}
