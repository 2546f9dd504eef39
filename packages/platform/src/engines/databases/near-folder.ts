// A short way to a folder whose own path is long: the address of a Unix socket has room for about a hundred bytes, and the
// engines' sockets lie deep in the folder of a platform.
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

// why not the temporary folder of the user: it may be long itself
const SHORT = '/tmp';
/** What macOS takes; Linux takes four more. */
const LONGEST_ADDRESS = 103;
/** `/databases/{uuid}/run/.s.PGSQL.5432`, the longest of them. */
const BELOW = 67;

export interface NearFolder {
  readonly path: string;
  /** Takes the way away, not the folder. */
  leave(): Promise<void>;
}

/** The folder itself where its path is short. */
export async function nearFolder(folder: string): Promise<NearFolder> {
  if (Buffer.byteLength(folder) + BELOW <= LONGEST_ADDRESS) {
    return { path: folder, leave: () => Promise.resolve() };
  }
  // why a folder of its own: nobody else can put something else in the place of the link
  const own = await mkdtemp(join(SHORT, 'uos-'));
  const path = join(own, 'd');
  await symlink(folder, path);
  return { path, leave: () => rm(own, { recursive: true, force: true }) };
}
