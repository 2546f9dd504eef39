// Parsers that do what a hostile file might make one do, for the tests of `engines/parsers`.
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
});
