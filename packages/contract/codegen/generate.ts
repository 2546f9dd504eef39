// Every generated file of the repository: path below its root → text.
import type { Service } from '../src/kernel/service.ts';
import { factsOf } from '../src/reference/facts.ts';
import { markdown } from '../src/reference/markdown.ts';
import { readServices } from '../src/reference/model.ts';
import { openApi } from '../src/reference/openapi.ts';
import { cliSchema } from './cli-schema.ts';
import { cliService } from './cli-table.ts';
import { reference } from './reference.ts';
import { sdkFields } from './sdk-fields.ts';
import { sdkBases, sdkFormats, sdkIndex } from './sdk-index.ts';
import { sdkService, sdkServiceParts } from './sdk-service.ts';
import { typeTests } from './type-tests.ts';
import { webAccess } from './web-access.ts';

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
      for (const [name, source] of sdkServiceParts(model)) {
        files.set(`packages/sdk/src/generated/${name}`, source);
      }
    }
    files.set('packages/sdk/src/generated/index.ts', sdkIndex(models));
    files.set('packages/sdk/src/generated/bases.ts', sdkBases());
    files.set('packages/sdk/src/generated/formats.ts', sdkFormats());
  }
  if (parts.includes('cli')) {
    const nouns = models.map(cliService);
    for (const noun of nouns) {
      files.set(`packages/cli/src/generated/${noun.name}.json`, json(noun));
    }
    for (const model of models) {
      files.set(
        `packages/cli/src/generated/manifest/schema/${model.property}.json`,
        `${JSON.stringify(cliSchema(model))}\n`,
      );
    }
    const index = nouns.map(({ name, property, title, commands }) => ({
      name,
      property,
      title,
      commands: commands.length,
    }));
    files.set('packages/cli/src/generated/index.json', json(index));
  }
  if (parts.includes('openapi')) {
    for (const model of models) {
      files.set(`packages/contract/openapi/${model.service.name}.json`, json(openApi(model)));
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
    files.set('packages/web/src/routes/access.ts', webAccess(models));
  }
  return files;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
