// Archives for tests.
import { type Zippable, zipSync } from 'fflate';

export function zipOf(files: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync({ ...files } as Zippable));
}
