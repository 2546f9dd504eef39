// What the contract says is not said again by a screen: a query is made of its call, so that key, function and app agree.

import { parseSync, Visitor } from 'oxc-parser';
import type { Finding } from './scan-imports.ts';
import { lineAt, type SourceFile } from './source-files.ts';

const SCREENS = /^packages\/web\/src\/(features|parts|shell|site)\/(?!.*\.test\.tsx?$)/;

/** Every query of the console that is written by hand and does not say why in the line above. */
export function scanConsole(files: SourceFile[]): Finding[] {
  return files.filter(({ path }) => SCREENS.test(path)).flatMap(handwrittenOf);
}

function handwrittenOf({ path, text }: SourceFile): Finding[] {
  const lines = text.split('\n');
  const found: Finding[] = [];
  const add = (says: string, offset: number): void => {
    const line = lineAt(text, offset);
    if (!/^\s*\/\/ why /.test(lines[line - 2] ?? '')) {
      found.push({ path, line, says });
    }
  };
  new Visitor({
    Property: ({ key, start }) => {
      if (key.type === 'Identifier' && key.name === 'queryFn') {
        add('queryFn: use queryOf, gatherOf, listOf or wholeListOf, or say why not in the line above', start);
      }
    },
  }).visit(parseSync(path, text).program);
  return found;
}
