import { dirname, resolve } from 'node:path';

/** `folder` and every folder above it. */
export function upwards(folder: string): string[] {
  const found = [resolve(folder)];
  for (let next = dirname(resolve(folder)); next !== found.at(-1); next = dirname(next)) {
    found.push(next);
  }
  return found;
}
