// What addresses stand for, asked of an index. why apart: a process that is asked for nothing else reads little code.
import type { Source } from '#engines/parsers/serve-formats';
import { readable } from './demangle.ts';
import { openIndex } from './index-reader.ts';
import type { ToldFrames } from './told.ts';

/** Frames of each address, innermost first; none where nothing is known. @throws Unreadable */
export async function tellAddresses(
  file: Source,
  { addresses }: { readonly addresses: readonly number[] },
): Promise<ToldFrames> {
  return (await openIndex(file)).tell(addresses, readable);
}
