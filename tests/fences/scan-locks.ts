// `FOR UPDATE` takes a row with its key: until the transaction ends nobody may make what names it, and whoever made some
// is waited for. That is for a row that goes, or that is held alone; for a change `FOR NO KEY UPDATE` is enough.
import type { Finding } from './scan-imports.ts';
import { lineAt, type SourceFile } from './source-files.ts';

const PRODUCT = /^packages\/platform\/src\/(?!.*(?:\.test|\/testing)\.ts$)/;
const WITH_KEY = /\bFOR UPDATE\b|\.forUpdate\(/g;
const NAMED = /\bfunction\*?\s+(\w+)/g;
/** What a function is called that may: the row goes by it, or is held for one who takes it away or needs it alone. */
const MAY = /^(?:delete|forget|sweep)[A-Z]|(?:ToGo|Alone)$/;

/** Every lock that takes the key of a row which only changes. */
export function scanLocks(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => PRODUCT.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(WITH_KEY), ({ index }) => ({ index, name: functionBefore(text, index) }))
        .filter(({ name }) => !MAY.test(name))
        .map(({ index, name }) => ({
          path,
          line: lineAt(text, index),
          says: `${name} takes the key of a row: lock it FOR NO KEY UPDATE, or call it for what it does (deleteX, lockXToGo, holdXAlone)`,
        })),
    );
}

function functionBefore(text: string, offset: number): string {
  return Array.from(text.slice(0, offset).matchAll(NAMED)).at(-1)?.[1] ?? '';
}
