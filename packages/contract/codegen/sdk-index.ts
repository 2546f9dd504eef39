// What the SDK's entries need of all services together: the client's shape, the tables, base prefixes, formats.
import { BASES } from '../src/kernel/vocabulary.ts';
import { FORMATS } from '../src/reference/formats.ts';
import type { JsonSchema } from '../src/reference/json-schema.ts';
import type { ServiceModel } from '../src/reference/model.ts';
import { serviceCallsName } from './sdk-service.ts';
import { GENERATED, literal, quote } from './text.ts';

/** Source of `packages/sdk/src/generated/index.ts`. */
export function sdkIndex(models: readonly ServiceModel[]): string {
  const imports = models.map(
    (model) =>
      `import { ${model.property}Table, type ${serviceCallsName(model)} } from './${model.service.name}.ts';\n`,
  );
  const members = models.map((model) => `  readonly ${model.property}: ${serviceCallsName(model)};\n`);
  const entities = entityExports(models);
  const tables = models.map((model) => `  ${model.property}: ${model.property}Table,\n`);
  return `${GENERATED}
${imports.join('')}
${entities}
/** Every service of UOS. */
export interface Services {
${members.join('')}}

/** The wire table of every service. */
export const tables = {
${tables.join('')}};
`;
}

/** Entities by name, each from the first service that answers it. */
function entityExports(models: readonly ServiceModel[]): string {
  const found = new Map<string, string>();
  return models
    .map(({ service, replyEntities }) => {
      const names = Object.keys(replyEntities).filter((name) => isNew(found, name, replyEntities[name]));
      return names.length === 0 ? '' : `export type { ${names.sort().join(', ')} } from './${service.name}.ts';\n`;
    })
    .join('');
}

function isNew(found: Map<string, string>, name: string, schema: JsonSchema | undefined): boolean {
  const text = JSON.stringify(schema);
  const known = found.get(name);
  if (known !== undefined && known !== text) {
    throw new Error(`two entities are called ${name}: give one another id`);
  }
  found.set(name, text);
  return known === undefined;
}

/** Source of `packages/sdk/src/generated/bases.ts`. */
export function sdkBases(): string {
  const lines = Object.entries(BASES).map(([name, prefix]) => `  ${name}: ${quote(prefix)},\n`);
  return `${GENERATED}
/** Path prefix of each base below the origin of a self-hosted platform. */
export const bases = {
${lines.join('')}} as const;

export type Base = keyof typeof bases;
`;
}

/** Source of `packages/sdk/src/generated/formats.ts`: what each named format of the field data accepts. */
export function sdkFormats(): string {
  const lines = Object.entries(FORMATS).map(([name, pattern]) => `  ${literal(name)}: ${quote(pattern)},\n`);
  return `${GENERATED}
/** Pattern of each format that field data names. */
export const formats: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
}
