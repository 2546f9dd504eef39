// One planted violation per fence, and next to it what the fence must let through.
// They stand here as data and are written into a scratch tree by the tests, so nothing in the real tree is broken.

export interface Planted {
  /** Where the file would stand in the repository. */
  path: string;
  source: string;
  /** What Biome must say of it, as `line rule`; empty for code that must pass. */
  found: string[];
}

const IMPORT = 'lint/style/noRestrictedImports';

const forbidden = (path: string, ...specifiers: string[]): Planted => ({
  path,
  source: importing(specifiers),
  found: specifiers.map((_, index) => `${index + 1} ${IMPORT}`),
});

const allowed = (path: string, ...specifiers: string[]): Planted => ({
  path,
  source: importing(specifiers),
  found: [],
});

const importing = (specifiers: string[]): string =>
  specifiers.map((specifier, index) => `export * as part${index} from '${specifier}';\n`).join('');

const NOT_CONTRACT = ['@uos/contract', '@uos/platform', '@uos/web/routes'];

export const PLANTED_IMPORTS: Planted[] = [
  // contract imports nothing of ours, and runs in a browser
  forbidden(
    'packages/contract/src/services/cdn/bad.ts',
    '@uos/sdk',
    '@uos/platform',
    '@uos/cli',
    '@uos/contract/rules',
  ),
  forbidden('packages/contract/src/services/cdn/bad-node.ts', 'node:fs', 'node:fs/promises', 'zod/v4'),
  allowed('packages/contract/src/services/cdn/good.ts', '../../kernel/op.ts', '../../rules/names.ts'),
  forbidden('packages/contract/codegen/bad.ts', '@uos/sdk'),
  allowed('packages/contract/codegen/good.ts', 'node:fs', '../src/index.ts'),

  // the kernel knows no service
  forbidden('packages/contract/src/kernel/bad.ts', '../services/cdn/contract.ts', '../index.ts', 'node:fs', '@uos/sdk'),
  allowed('packages/contract/src/kernel/good.ts', './vocabulary.ts'),

  // rules, messages, labels and screens import nothing
  forbidden(
    'packages/contract/src/rules/bad.ts',
    '../kernel/op.ts',
    '../messages/table.ts',
    'node:util',
    '@uos/sdk',
    'zod',
  ),
  forbidden('packages/contract/src/messages/bad.ts', '../rules/names.ts', 'dayjs'),
  forbidden('packages/contract/src/labels/bad.ts', '../kernel/vocabulary.ts', '@uos/contract'),
  forbidden(
    'packages/contract/src/screens/bad.ts',
    '../kernel/op.ts',
    '../services/cdn/contract.ts',
    '../labels/index.ts',
    'zod',
  ),
  forbidden('packages/contract/src/screens/calls/bad.ts', '../../kernel/op.ts', 'zod'),
  forbidden('packages/contract/src/screens/rows/bad.ts', '../../labels/index.ts', 'zod'),
  forbidden('packages/contract/src/labels/tables/bad.ts', '../../rules/names.ts', '../../kernel/op.ts', 'zod'),
  allowed('packages/contract/src/screens/calls/good.ts', '../screen.ts', '../rows/cdn.ts', './cdn.ts'),
  allowed('packages/contract/src/labels/tables/good.ts', '../label.ts', '../shared.ts'),
  allowed('packages/contract/src/rules/good.ts', './names.ts', './money/price.ts'),

  // sdk: no zod, no contract main, no node: outside its Node files, undici in one file only
  forbidden('packages/sdk/src/runtime/bad.ts', ...NOT_CONTRACT, '@uos/cli', 'zod', 'node:crypto', 'undici'),
  forbidden('packages/sdk/src/jobs/bad.ts', 'node:fs/promises'),
  forbidden('packages/sdk/src/runtime/transports/http.ts', 'undici', 'zod', '@uos/contract'),
  forbidden('packages/sdk/src/runtime/transports/undici.ts', 'zod', '@uos/contract', '@uos/platform'),
  forbidden('packages/sdk/src/bad.test.ts', '@uos/platform', '@uos/cli'),
  allowed('packages/sdk/src/runtime/good.ts', '@uos/contract/messages', '@uos/contract/rules', '@uos/contract/labels'),
  allowed('packages/sdk/src/jobs/node-file.ts', 'node:fs/promises', '../runtime/good.ts'),
  allowed('packages/sdk/src/good.test.ts', 'node:fs', '@uos/contract'),

  // cli and web stand on the sdk and the free subpaths
  forbidden('packages/cli/src/bad.ts', ...NOT_CONTRACT, 'zod', '@uos/cli'),
  forbidden('packages/cli/src/bad.test.ts', '@uos/platform'),
  allowed(
    'packages/cli/src/good.ts',
    '@uos/sdk',
    '@uos/sdk/jobs',
    '@uos/contract/labels',
    '@uos/contract/screens/calls',
    'node:fs',
  ),
  forbidden('packages/web/src/kit/bad.tsx', ...NOT_CONTRACT, 'zod', '@uos/cli', 'node:fs/promises'),
  allowed('packages/web/src/kit/good.tsx', '@uos/sdk/browser', '@uos/contract/rules', '@uos/contract/screens', 'react'),

  // platform never stands on a client, and its services meet only in the kernel
  forbidden(
    'packages/platform/src/kernel/bad.ts',
    '@uos/sdk',
    '@uos/sdk/jobs',
    '@uos/web/routes',
    '@uos/cli',
    'zod/mini',
  ),
  // db knows nothing of ours, the kernel only db, core both
  forbidden(
    'packages/platform/src/db/bad.ts',
    '#kernel/ports',
    '#core/apps/apps',
    '#engines/processes/run',
    '../state/reset.ts',
  ),
  allowed('packages/platform/src/db/good.ts', './connect.ts'),
  forbidden(
    'packages/platform/src/kernel/call/bad.ts',
    '#core/apps/apps',
    '#engines/processes/run',
    '../../services/cdn/rules.ts',
  ),
  allowed('packages/platform/src/kernel/call/good.ts', '#db/connect', '#kernel/time/clock', './admit.ts'),
  forbidden(
    'packages/platform/src/core/apps/bad.ts',
    '#engines/processes/run',
    '../../services/cdn/rules.ts',
    '../../state/reset.ts',
  ),
  allowed('packages/platform/src/core/apps/good.ts', '#db/connect', '#kernel/time/clock', '#core/money/fen'),
  // engines know core, kernel and db, no service, and not each other
  forbidden(
    'packages/platform/src/engines/relay/bad.ts',
    '../../services/cdn/rules.ts',
    '../../start/main.ts',
    '../sockets/hub.ts',
    '#engines/logs/append',
    '@uos/sdk',
  ),
  forbidden('packages/platform/src/engines/processes/servers/bad.ts', '#engines/builds/port', '../spec.ts', '@uos/sdk'),
  allowed('packages/platform/src/engines/processes/servers/good.ts', '#engines/sandbox/port', '#engines/logs/port'),
  forbidden('packages/platform/src/engines/builds/bad.ts', '#engines/sandbox/port', '../logs/port.ts', '@uos/sdk'),
  allowed('packages/platform/src/engines/builds/good.ts', '#engines/uploads/port', '#engines/logs/port'),
  forbidden('packages/platform/src/engines/databases/postgres/bad.ts', '#engines/logs/port', '../port.ts', '@uos/sdk'),
  allowed(
    'packages/platform/src/engines/databases/postgres/good.ts',
    '#engines/databases/port',
    '#engines/processes/spec',
    '#engines/sandbox/machine',
  ),
  forbidden(
    'packages/platform/src/engines/parsers/symbols/bad.ts',
    '#engines/logs/port',
    '../unreadable.ts',
    '@uos/sdk',
  ),
  allowed(
    'packages/platform/src/engines/parsers/symbols/good.ts',
    '#engines/processes/spec',
    '#engines/parsers/unreadable',
  ),
  allowed(
    'packages/platform/src/engines/relay/good.ts',
    '#core/apps/apps',
    '#kernel/ports',
    '#db/connect',
    './room.ts',
  ),
  forbidden('packages/platform/src/services/cdn/bad.ts', '../app/store.ts', '../../kernel/clock.ts', '@uos/sdk'),
  forbidden('packages/platform/src/services/cdn/parts/bad.ts', '../../app/store.ts', '../../../db/connect.ts'),
  allowed(
    'packages/platform/src/services/cdn/good.ts',
    '#kernel/time/clock',
    '#db/connect',
    '@uos/contract',
    './rules.ts',
  ),
  allowed('packages/platform/src/services/cdn/parts/good.ts', '../rules.ts', '#core/apps/apps'),

  // zod as one namespace, everywhere
  { path: 'packages/platform/src/kernel/bad-zod.ts', source: "export { z } from 'zod';\n", found: [`1 ${IMPORT}`] },
  { path: 'packages/contract/src/kernel/bad-zod.ts', source: "export { z } from 'zod';\n", found: [`1 ${IMPORT}`] },
  { path: 'tests/conformance/bad-zod.ts', source: "export { z } from 'zod';\n", found: [`1 ${IMPORT}`] },
  {
    path: 'packages/platform/src/kernel/good-zod.ts',
    source: "import * as z from 'zod';\n\nexport const Name = z.string();\n",
    found: [],
  },

  // what Biome reads besides plain imports; require(), computed imports and import types are the scan's
  {
    path: 'packages/sdk/src/runtime/bad-forms.ts',
    source: "export const lazy = () => import('@uos/contract');\nexport type { Platform } from '@uos/platform';\n",
    found: [`1 ${IMPORT}`, `2 ${IMPORT}`],
  },
];

export const PLANTED_HABITS: Planted[] = [
  {
    path: 'packages/platform/src/kernel/bad-any.ts',
    source: 'export function read(value: any): string {\n  return value;\n}\n',
    found: ['1 lint/suspicious/noExplicitAny'],
  },
  {
    path: 'packages/platform/src/kernel/bad-bang.ts',
    source: 'export function first(list: string[]): string {\n  return list[0]!;\n}\n',
    found: ['2 lint/style/noNonNullAssertion'],
  },
  {
    path: 'packages/platform/src/kernel/bad-protocol.ts',
    source: "import { readFileSync } from 'fs';\n\nexport const read = readFileSync;\n",
    found: ['1 lint/style/useNodejsImportProtocol'],
  },
  {
    path: 'packages/platform/src/kernel/bad-type-import.ts',
    source: "import { Stats } from 'node:fs';\n\nexport const size = (stats: Stats): number => stats.size;\n",
    found: ['1 lint/style/useImportType'],
  },
  {
    path: 'packages/platform/src/kernel/bad-promise.ts',
    source: 'async function save(): Promise<void> {\n  await null;\n}\n\nexport function go(): void {\n  save();\n}\n',
    found: ['6 lint/nursery/noFloatingPromises'],
  },
  {
    path: 'packages/platform/src/kernel/bad-braces.ts',
    source: 'export function sign(value: number): number {\n  if (value < 0) return -1;\n  return 1;\n}\n',
    found: ['2 lint/style/useBlockStatements'],
  },
  {
    path: 'packages/platform/src/kernel/bad-ending.ts',
    source: "export * from './good-zod';\n",
    found: ['1 lint/correctness/useImportExtensions'],
  },
  {
    path: 'packages/platform/src/kernel/bad-dependency.ts',
    source: "export * as react from 'react';\n",
    found: ['1 lint/correctness/noUndeclaredDependencies'],
  },
  {
    path: 'packages/platform/src/kernel/bad-cycle-one.ts',
    source: "import { two } from './bad-cycle-two.ts';\n\nexport const one = (): number => two();\n",
    found: ['1 lint/suspicious/noImportCycles'],
  },
  {
    path: 'packages/platform/src/kernel/bad-cycle-two.ts',
    source: "import { one } from './bad-cycle-one.ts';\n\nexport const two = (): number => one();\n",
    found: ['1 lint/suspicious/noImportCycles'],
  },
  {
    path: 'packages/platform/src/kernel/badName.ts',
    source: 'export const name = 1;\n',
    found: ['0 lint/style/useFilenamingConvention'],
  },
  { path: 'packages/sdk/src/generated/anything.ts', source: 'export const a: any = 1\n', found: [] },
];
