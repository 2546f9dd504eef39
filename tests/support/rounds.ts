// How far tests go: the whole way in `npm run soak`, a shorter one at every change, and what a branch has changed in
// `npm run test:changed`.

/** What `npm run soak` sets. */
export const FULL_ROUND = 'UOS_TEST_FULL_ROUND';

export const isFullRound = process.env[FULL_ROUND] === '1';

/** What `npm run test:changed` sets: names of services and features, with commas between them. */
export const ONLY = 'UOS_TEST_ONLY';

/** Those of the named services; all of them where nothing is named, or something that none of them is of. */
export function narrowed<One>(all: readonly One[], serviceOf: (one: One) => string): readonly One[] {
  const only = (process.env[ONLY] ?? '').split(',').filter((name) => name !== '');
  const known = new Set(all.map(serviceOf));
  return only.length > 0 && only.every((name) => known.has(name))
    ? all.filter((one) => only.includes(serviceOf(one)))
    : all;
}

/** Folder name of the service of an operation: `service-token`. */
export const folderOf = (id: string): string =>
  (id.split('.')[0] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
