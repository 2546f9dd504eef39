// The process that unpacks one archive, and ends.
import { openChildLink } from '#engines/processes/child-link';
import { makeExecutable, measure, unpack } from './unpack.ts';
import type { ToUnpack, Unpacking } from './unpacker.ts';
import { BadArchive } from './zip.ts';

// why: whoever runs what is unpacked is another user
process.umask(0o022);

const link = openChildLink({}, (message) => {
  const { archive, filename, root, limits, entrypoint } = message as ToUnpack;
  work().then(
    (done) => link.send({ done } satisfies Unpacking),
    (error: unknown) => link.send(failed(error)),
  );

  async function work() {
    await unpack(archive, filename, root, limits);
    if (entrypoint !== undefined) {
      await makeExecutable(root, entrypoint);
    }
    return measure(root);
  }
});

function failed(error: unknown): Unpacking {
  if (error instanceof BadArchive) {
    return { bad: error.message };
  }
  const { code = '', message } = error as NodeJS.ErrnoException;
  return { code, message };
}
