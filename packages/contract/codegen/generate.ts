// Every generated file of the repository: path below its root → text.
import type { Service } from '../src/kernel/service.ts';
import { factsOf } from '../src/reference/facts.ts';
import { markdown } from '../src/reference/markdown.ts';
import { readServices } from '../src/reference/model.ts';
import { openApi } from '../src/reference/openapi.ts';
import { cliSchema } from './cli-schema.ts';
import { reference } from './reference.ts';
import { sdkFields } from './sdk-fields.ts';
import { sdkBases, sdkFormats, sdkIndex } from './sdk-index.ts';
import { sdkService, sdkServiceParts } from './sdk-service.ts';
import { sdkSockets } from './sdk-sockets.ts';
import { sdkColumns, sdkForms } from './sdk-view.ts';
import { typeTests } from './type-tests.ts';
import { webCallers, webFailLevels } from './web-callers.ts';
import { webWords } from './web-words.ts';

/** The parts that can be generated alone, with the folders or files they own. */
export const PARTS = ['sdk', 'cli', 'openapi', 'reference', 'types', 'web'] as const;
export type Part = (typeof PARTS)[number];

/** All files of the chosen parts. */
export function generate(services: readonly Service[], parts: readonly Part[] = PARTS): Map<string, string> {
  const models = readServices(services);
  const files = new Map<string, string>();
  if (parts.includes('sdk')) {
    for (const model of models) {
      files.set(`packages/sdk/src/generated/${model.service.name}.ts`, sdkService(model));
      files.set(`packages/sdk/src/generated/${model.service.name}.fields.ts`, sdkFields(model));
      files.set(`packages/sdk/src/generated/${model.service.name}.columns.ts`, sdkColumns(model));
      files.set(`packages/sdk/src/generated/${model.service.name}.forms.ts`, sdkForms(model));
      for (const [name, source] of sdkServiceParts(model)) {
        files.set(`packages/sdk/src/generated/${name}`, source);
      }
      const sockets = sdkSockets(model);
      if (sockets !== undefined) {
        files.set(`packages/sdk/src/generated/${model.service.name}.sockets.ts`, sockets);
      }
    }
    files.set('packages/sdk/src/generated/index.ts', sdkIndex(models));
    files.set('packages/sdk/src/generated/bases.ts', sdkBases());
    files.set('packages/sdk/src/generated/formats.ts', sdkFormats());
  }
  if (parts.includes('cli')) {
    for (const model of models) {
      files.set(
        `packages/cli/src/generated/manifest/schema/${model.property}.json`,
        `${JSON.stringify(cliSchema(model))}\n`,
      );
    }
  }
  if (parts.includes('openapi')) {
    for (const model of models) {
      files.set(`packages/contract/openapi/${model.service.name}.json`, byOperation(openApi(model)));
    }
  }
  if (parts.includes('reference')) {
    files.set('packages/contract/api.md', reference(models));
    for (const model of models) {
      files.set(`packages/contract/reference/${model.service.name}.md`, markdown(factsOf(model)));
    }
  }
  if (parts.includes('types')) {
    for (const model of models) {
      files.set(`tests/types/generated/${model.service.name}.ts`, typeTests(model));
    }
  }
  if (parts.includes('web')) {
    files.set('packages/web/src/shell/permission/callers.ts', webCallers(models));
    files.set('packages/web/src/kit/page/fail-levels.ts', webFailLevels(models));
    files.set('packages/web/src/kit/snippets/typed-words.ts', webWords(models));
  }
  return files;
}

/** An operation or a schema per line: what changed is what the difference shows. */
function byOperation(document: object): string {
  return `${lines(document, 0)}\n`;
}

/** why three: `paths`, a path, its operation; `components`, `schemas`, a schema. */
function lines(value: unknown, depth: number): string {
  if (depth === 3 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${lines(member, depth + 1)}`);
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n}`;
}
