// A build of more files than a zip file counts in two bytes, packed and read again.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { packFolder } from '../../packages/sdk/src/jobs/node-zip.ts';

const FILES = 70_000;

const home = mkdtempSync(join(tmpdir(), 'uos-zip-'));
const [file, target] = [join(home, 'text'), join(home, 'many.zip')];
let found = 0;
try {
  writeFileSync(file, 'x');
  await packFolder(
    Array.from({ length: FILES }, (_, index) => ({ path: `${index}`, file, isExecutable: false })),
    target,
  );
  found = Object.keys(unzipSync(readFileSync(target))).length;
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.stdout.write(`${found} of ${FILES} files came back\n`);
process.exit(found === FILES ? 0 : 1);
