// What the contract says is not said again by a screen: a query is made of its call, so that key, function and app agree;
// fields of a form have label, limits and options from the input of their call, columns title and format from their entity.

import { parseSync, Visitor } from 'oxc-parser';
import type { Finding } from './scan-imports.ts';
import { lineAt, type SourceFile } from './source-files.ts';

const SCREENS = /^packages\/web\/src\/(features|parts|shell|site)\/(?!.*\.test\.tsx?$)/;

const SAYS = {
  query: 'queryFn: use queryOf, gatherOf, listOf or wholeListOf',
  fields: 'FieldsOf: fields come from the input of their call through fieldsOf',
  inline: 'fields={{…}}: fields come from the input of their call through fieldsOf',
  limit: 'min and max of a field come from its call',
  columns: 'columnKinds of an entity: columns come from it through columnsOf, beside it only `.own`',
};

const CONSOLE = /^packages\/web\/src\/(?!gallery\/|kit\/lazy\/)/;
const BARE = 'lazy of React: a part comes through `part` of kit/lazy, so that its failure takes nothing along';

/** Parts of the console that would take their screen along where they do not arrive. */
export function scanParts(files: SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => CONSOLE.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^import [^;]*\blazy(RouteComponent)?\b[^;]* from '(react|@tanstack\/react-router)'/gm)].map(
        ({ index }) => ({ path, line: lineAt(text, index), says: BARE }),
      ),
    );
}

/** Everything that a screen writes by hand and that a call would say, where the line above does not say why. */
export function scanConsole(files: SourceFile[]): Finding[] {
  return files.filter(({ path }) => SCREENS.test(path)).flatMap(handwrittenOf);
}

function handwrittenOf({ path, text }: SourceFile): Finding[] {
  const lines = text.split('\n');
  const found: Finding[] = [];
  const add = (says: keyof typeof SAYS, offset: number): void => {
    const line = lineAt(text, offset);
    if (!/^\s*\/\/ why /.test(lines[line - 2] ?? '')) {
      found.push({ path, line, says: `${SAYS[says]}; or say why not in the line above` });
    }
  };
  for (const { index, 1: entity = '' } of text.matchAll(/columnKinds<(\w+)>\(\)(?!\.own\b)/g)) {
    if (new RegExp(`import [^;]*\\b${entity}\\b[^;]* from '@uos/sdk/`).test(text)) {
      add('columns', index);
    }
  }
  new Visitor({
    Property: ({ key, start }) => {
      if (key.type === 'Identifier' && key.name === 'queryFn') {
        add('query', start);
      }
    },
    ImportDeclaration: ({ specifiers, start }) => {
      if (specifiers.some(({ type, local }) => type === 'ImportSpecifier' && local.name === 'FieldsOf')) {
        add('fields', start);
      }
    },
    JSXAttribute: ({ name, value, start }) => {
      if (name.name === 'fields' && value?.type === 'JSXExpressionContainer' && isObject(value.expression)) {
        add('inline', start);
      }
    },
    ObjectExpression: ({ properties }) => {
      const named = new Map(
        properties.flatMap((one) =>
          one.type === 'Property' && one.key.type === 'Identifier' ? [[one.key.name, one] as const] : [],
        ),
      );
      const limit = named.get('max') ?? named.get('min');
      if (limit !== undefined && (named.has('kind') || named.has('label')) && limit.value.type === 'Literal') {
        add('limit', limit.start);
      }
    },
  }).visit(parseSync(path, text).program);
  return found;
}

function isObject({ type }: { type: string }): boolean {
  return type === 'ObjectExpression';
}
