// Parsers that do what a hostile file might make one do, for the tests of `engines/parsers`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { type Source, serveFormats } from '../../packages/platform/src/engines/parsers/serve-formats.ts';

serveFormats({
  first: async (file) => (await file.read(0, 4)).toString('latin1'),
  spins: async () => {
    for (;;) {
      // what it reads never ends
    }
  },
  buffers: async () => {
    const kept: Buffer[] = [];
    for (;;) {
      kept.push(Buffer.alloc(1024 * 1024, 1));
      await new Promise((resolve) => setImmediate(resolve));
    }
  },
  objects: async () => {
    const kept: object[] = [];
    for (;;) {
      kept.push({ name: `asset ${kept.length}` });
    }
  },
  throws: async () => Promise.reject(new RangeError('of its own making')),
  tells: async () => 'x'.repeat(10_000),
  everything: async (file: Source) => (await file.read(0, file.size)).length,
  unpacks: async (file: Source) => {
    file.mayUnpack(100, 8000);
    file.mayUnpack(100, 8000);
  },
  makes: async (file: Source) => {
    await file.write(Buffer.from('made'));
    return 'made';
  },
  // each answers what stood in the way
  reads: (_file, path: string) => refusalOf(async () => void readFileSync(path)),
  writes: (_file, path: string) => refusalOf(async () => writeFileSync(path, 'mine')),
  starts: () => refusalOf(async () => void (await once(spawn('/bin/true'), 'exit'))),
  calls: (_file, port: number) => refusalOf(async () => void (await once(connect(port, '127.0.0.1'), 'connect'))),
});

async function refusalOf(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return 'nothing';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
