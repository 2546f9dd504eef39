// The fences that Biome cannot see: computed imports, require(), import types, relative paths out of a room,
// and generated code, which is not linted. Reads syntax trees, so strings and comments do not count.

import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { lineAt, type SourceFile } from './source-files.ts';

export interface Finding {
  path: string;
  line: number;
  says: string;
}

type Form = 'import' | 'computed' | 'require' | 'import type';

interface Import {
  form: Form;
  /** Undefined when it is computed. */
  specifier: string | undefined;
  offset: number;
}

interface Fence {
  says: string;
  broken: (path: string, found: Import) => boolean;
}

const TEST_LIBRARIES = new Set(['vitest', 'nock', 'fast-check', '#testing']);

const FENCES: Fence[] = [
  {
    says: 'a computed import() hides from every fence: write the specifiers out',
    broken: (path, { form }) => form === 'computed' && !isTest(path),
  },
  {
    says: 'require() hides from every fence: import instead',
    broken: (path, { form, specifier }) => form === 'require' && !(path.endsWith('.cjs') && isRelative(specifier)),
  },
  {
    says: 'import("…") as a type hides from every fence: write `import type`',
    broken: (_, { form }) => form === 'import type',
  },
  {
    says: 'a relative path into another package: import it by its name',
    broken: (path, { specifier }) => leaves(path, specifier, /^packages\/[^/]+\//),
  },
  {
    says: 'a service of the platform reaches the rest through #core/*, #engines/*, #kernel/* and #db/*',
    broken: (path, { specifier }) => leaves(path, specifier, /^packages\/platform\/src\/services\/[^/]+\//),
  },
  {
    says: 'a feature of the console does not know another feature',
    broken: (path, { specifier }) =>
      leaves(path, specifier, /^packages\/web\/src\/features\/[^/]+\//) &&
      resolved(path, specifier).startsWith('packages/web/src/features/'),
  },
  {
    says: 'the kernel of the contract knows no service',
    broken: (path, { specifier }) =>
      path.startsWith('packages/contract/src/kernel/') &&
      resolved(path, specifier).startsWith('packages/contract/src/services'),
  },
  {
    says: 'generated code imports its own package and the labels only',
    broken: (path, { specifier }) =>
      path.includes('/src/generated/') && !isRelative(specifier) && specifier !== '@uos/contract/labels',
  },
  {
    says: 'product code does not import test code',
    broken: (path, { specifier = '' }) =>
      path.includes('/src/') && !isTest(path) && (isTest(specifier) || TEST_LIBRARIES.has(specifier)),
  },
  {
    says: 'another package is imported by its exports, not by its folders',
    broken: (_, { specifier = '' }) => /^(@uos\/[^/]+|uos)\/(src|dist)\//.test(specifier),
  },
];

/** Every import in `files` that breaks a fence, in file order. */
export function scanImports(files: SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((found) =>
      FENCES.filter((fence) => fence.broken(file.path, found)).map(({ says }) => ({
        path: file.path,
        line: lineAt(file.text, found.offset),
        says,
      })),
    ),
  );
}

function importsOf({ path, text }: SourceFile): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) {
    throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  }
  const found: Import[] = [];
  const add = (form: Form, specifier: string | undefined, offset: number): void => {
    found.push({ form, specifier, offset });
  };
  new Visitor({
    ImportDeclaration: ({ source, start }) => add('import', source.value, start),
    ExportAllDeclaration: ({ source, start }) => add('import', source.value, start),
    ExportNamedDeclaration: ({ source, start }) => {
      if (source) {
        add('import', source.value, start);
      }
    },
    ImportExpression: ({ source, start }) => {
      const literal = literalOf(source);
      add(literal === undefined ? 'computed' : 'import', literal, start);
    },
    TSImportType: ({ source, start }) => add('import type', source.value, start),
    TSExternalModuleReference: ({ expression, start }) => add('require', expression.value, start),
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type === 'Identifier' && (callee.name === 'require' || callee.name === 'createRequire')) {
        add('require', first && literalOf(first), start);
      }
    },
  }).visit(program);
  return found;
}

function literalOf(node: { type: string; value?: unknown }): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function isRelative(specifier: string | undefined): boolean {
  return specifier?.startsWith('.') === true;
}

/** A test, or what only tests use: `testing.ts` and what lies in a folder of that name. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/.test(path);
}

function resolved(path: string, specifier: string | undefined): string {
  return specifier !== undefined && isRelative(specifier) ? posix.join(posix.dirname(path), specifier) : '';
}

/** Whether a relative import of `path` ends outside the folder that `room` matches at its start. */
function leaves(path: string, specifier: string | undefined, room: RegExp): boolean {
  const home = room.exec(path)?.[0];
  return home !== undefined && isRelative(specifier) && !resolved(path, specifier).startsWith(home);
}
