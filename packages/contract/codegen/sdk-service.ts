// One SDK file per service: entities, inputs, replies, its interface, and the wire table that calls run on.
import { BASES } from '../src/kernel/vocabulary.ts';
import { isForPlayers } from '../src/kernel/walk.ts';
import type { JsonSchema } from '../src/reference/json-schema.ts';
import type { OperationModel, ServiceModel } from '../src/reference/model.ts';
import { docComment, GENERATED, literal, pascalCase, propertyName, quote } from './text.ts';
import { fieldsText, propertiesOf, type TypeContext, typeText } from './type-text.ts';
import { wireRow } from './wire-row.ts';

/** Source of `packages/sdk/src/generated/<service>.ts`. */
export function sdkService(model: ServiceModel): string {
  const contexts = contextsOf(model);
  const groups = groupsOf(model);
  const body = [
    ...entitySources(model, contexts),
    ...model.operations.flatMap((operation) => [inputSource(operation, contexts), replySource(operation, contexts)]),
    ...groups.map(([group, operations]) => groupSource(groupCallsName(group), operations, contexts)),
    serviceSource(model, groups, contexts),
    tableSource(model, groups),
  ].filter((source) => source !== '');
  refuseTwice(model.service.name, body.join('\n'));
  const types = ['CallOptions', 'EventStream', 'Json', 'ListCall', 'Page', 'SentBytes', 'ServiceTable'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(body.join('\n')),
  );
  const parts = (isSplit(model) ? PARTS : []).map(
    (part) => `import { ${partTableName(model, part)} } from './${model.service.name}.${part}.ts';`,
  );
  const imports = [`import type { ${types.join(', ')} } from '../runtime/types.ts';`, ...parts];
  return [GENERATED, ...imports, '', body.join('\n')].join('\n');
}

export function inputName({ group, verb }: OperationModel): string {
  return `${pascalCase(group ?? '')}${pascalCase(verb)}Input`;
}

/** Type of what a call resolves to, and of one row where it is a list. */
export function replyTypes(operation: OperationModel, context: TypeContext): { reply: string; item?: string } {
  const { reply } = operation;
  if (reply === 'events') {
    return { reply: `EventStream<${typeText(operation.event ?? {}, context)}>` };
  }
  if (typeof reply === 'string') {
    return { reply: REPLY_TYPES[reply] };
  }
  const paging = operation.operation.paging ?? 'none';
  const rows = rowsOf(operation);
  const item = rows === undefined ? undefined : typeText(rows, context);
  if (paging === 'content-range' && item !== undefined) {
    return { reply: `Page<${item}>`, item };
  }
  const text = isNamedReply(reply) ? context.entityName(replyName(operation)) : typeText(reply, context);
  return item === undefined ? { reply: text } : { reply: text, item };
}

const REPLY_TYPES = {
  nothing: 'void',
  bytes: 'Uint8Array',
  stream: 'Uint8Array',
  text: 'string',
  redirect: 'string',
} as const;

/** Schema of one row of a list reply. */
export function rowsOf({ reply, operation, id }: OperationModel): JsonSchema | undefined {
  const paging = operation.paging ?? 'none';
  if (paging === 'none' || typeof reply === 'string') {
    return undefined;
  }
  const field = paging === 'content-range' ? undefined : (operation.listField ?? 'Items');
  const list = field === undefined ? reply : reply.properties?.[field];
  if (list?.type !== 'array' || list.items === undefined) {
    throw new Error(`${id}: ${paging} finds no rows in the reply${field === undefined ? '' : ` at ${field}`}`);
  }
  return list.items;
}

export interface Contexts {
  readonly input: TypeContext;
  readonly reply: TypeContext;
}

/** How entities are called in inputs and in replies: apart where both know one, because only replies are open. */
export function contextsOf({ replyEntities }: ServiceModel): Contexts {
  return {
    input: { open: false, entityName: (id) => (Object.hasOwn(replyEntities, id) ? `${id}Input` : id) },
    reply: { open: true, entityName: (id) => id },
  };
}

/** Entities, inputs, replies and groups share one file, and so their names. */
function refuseTwice(service: string, source: string): void {
  const names = Array.from(source.matchAll(/^export (?:interface|type|const) (\w+)/gm), (match) => match[1]);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) {
    throw new Error(`${service}: ${twice.join(', ')} would be exported twice; rename an entity or an operation`);
  }
}

function entitySources({ replyEntities, inputEntities }: ServiceModel, contexts: Contexts): string[] {
  const render = (id: string, schema: JsonSchema, context: TypeContext): string => {
    const heading = [schema.title, schema.description].filter((part) => part !== undefined).join(' · ');
    const name = context.entityName(id);
    return schema.type === 'object' && schema.properties !== undefined
      ? `${docComment([heading], '')}export interface ${name} ${fieldsText(propertiesOf(schema), context)}\n`
      : `${docComment([heading], '')}export type ${name} = ${typeText(schema, context)};\n`;
  };
  return [
    ...Object.entries(replyEntities).map(([id, schema]) => render(id, schema, contexts.reply)),
    ...Object.entries(inputEntities).map(([id, schema]) => render(id, schema, contexts.input)),
  ];
}

function inputSource(operation: OperationModel, contexts: Contexts): string {
  if (operation.fields.length === 0) {
    return '';
  }
  return `export interface ${inputName(operation)} ${fieldsText(operation.fields, contexts.input)}\n`;
}

function replySource(operation: OperationModel, contexts: Contexts): string {
  const { reply } = operation;
  if (typeof reply === 'string' || !isNamedReply(reply)) {
    return '';
  }
  return `export interface ${replyName(operation)} ${fieldsText(propertiesOf(reply), contexts.reply)}\n`;
}

function isNamedReply(reply: JsonSchema): boolean {
  return reply.type === 'object' && Object.keys(reply.properties ?? {}).length > 0;
}

function replyName({ group, verb }: OperationModel): string {
  return `${pascalCase(group ?? '')}${pascalCase(verb)}Reply`;
}

function groupCallsName(name: string): string {
  return `${pascalCase(name)}Calls`;
}

type Groups = [string, OperationModel[]][];

function groupsOf({ operations }: ServiceModel): Groups {
  const groups = new Map<string, OperationModel[]>();
  for (const operation of operations) {
    if (operation.group !== undefined) {
      groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation]);
    }
  }
  return [...groups];
}

function serviceSource(model: ServiceModel, groups: Groups, contexts: Contexts): string {
  const { zh, en } = model.service.title;
  const own = model.operations.filter(({ group }) => group === undefined);
  const members = [
    ...own.map((operation) => methodSource(operation, contexts)),
    ...groups.map(([group]) => `  readonly ${group}: ${groupCallsName(group)};\n`),
  ];
  return `${docComment([`${zh} · ${en}`], '')}export interface ${serviceCallsName(model)} {\n${members.join('')}}\n`;
}

export function serviceCallsName({ service }: ServiceModel): string {
  return `${pascalCase(service.name)}Calls`;
}

function groupSource(name: string, operations: readonly OperationModel[], contexts: Contexts): string {
  return `export interface ${name} {\n${operations.map((operation) => methodSource(operation, contexts)).join('')}}\n`;
}

function methodSource(operation: OperationModel, contexts: Contexts): string {
  const { reply, item } = replyTypes(operation, contexts.reply);
  const optional = operation.fields.every(({ required }) => !required);
  const input = operation.fields.length === 0 ? 'Record<string, never>' : inputName(operation);
  const comment = docComment(commentLines(operation), '  ');
  if (item !== undefined) {
    return `${comment}  readonly ${operation.verb}: ListCall<${input}${optional ? ' | undefined' : ''}, ${item}, ${reply}>;\n`;
  }
  return `${comment}  ${operation.verb}(input${optional ? '?' : ''}: ${input}, options?: CallOptions): Promise<${reply}>;\n`;
}

function commentLines({ operation, fullPath }: OperationModel): string[] {
  const errors = (operation.errors ?? []).map((error) => (typeof error === 'number' ? `code ${error}` : `"${error}"`));
  const facts = [`\`${operation.method} ${fullPath}\``, operation.known ?? 'spec', ...errors];
  return [`${operation.summary.en}.`, '', `${operation.summary.zh}。`, '', facts.join(' · ')];
}

function tableSource(model: ServiceModel, groups: Groups): string {
  const { property } = model;
  const calls = serviceCallsName(model);
  if (!isSplit(model)) {
    return `export const ${property}Table: ServiceTable<${calls}> = ${tableLiteral(model, groups)};\n`;
  }
  const all = (key: string): string => PARTS.map((part) => `...${partTableName(model, part)}.${key}`).join(', ');
  const facts = ['name', 'base', 'accepts', 'errors'].map(
    (key) => `  ${key}: ${partTableName(model, PARTS[0])}.${key},\n`,
  );
  return `export const ${property}Table: ServiceTable<${calls}> = {
${facts.join('')}  prefixes: { ${all('prefixes')} },
  tree: { ${all('tree')} },
};
`;
}

function tableLiteral(model: ServiceModel, groups: Groups, own = model.operations): string {
  const { service } = model;
  const lines = [
    `  name: ${literal(model.property)},`,
    `  base: ${literal(service.base)},`,
    `  accepts: ${literal(service.accepts)},`,
    `  errors: ${literal(service.errorStyle)},`,
    `  prefixes: ${literal(Object.fromEntries(own.map(({ base }) => [base, BASES[base]])))},`,
    '  tree: {',
    ...own
      .filter(({ group }) => group === undefined)
      .map((operation) => `    ${propertyName(operation.verb)}: ${literal(wireRow(operation))},`),
    ...groups.flatMap(([group, operations]) => [
      `    ${propertyName(group)}: {`,
      ...operations.map((operation) => `      ${propertyName(operation.verb)}: ${literal(wireRow(operation))},`),
      '    },',
    ]),
    '  },',
  ];
  return `{\n${lines.join('\n')}\n}`;
}

/** A table beyond this many operations is more than a page should load whole. */
const SPLIT_FROM = 150;
/** What a game calls for its players, and what consoles and back ends call. */
const PARTS = ['console', 'players'] as const;
type Part = (typeof PARTS)[number];

function isSplit({ operations }: ServiceModel): boolean {
  return operations.length > SPLIT_FROM;
}

function partTableName({ property }: ServiceModel, part: Part): string {
  return `${property}${pascalCase(part)}Table`;
}

/** `packages/sdk/src/generated/<service>.<part>.ts` of a large service: its table in parts that load alone. */
export function sdkServiceParts(model: ServiceModel): Map<string, string> {
  const calls = serviceCallsName(model);
  const sources = (isSplit(model) ? PARTS : []).map((part): [string, string] => {
    const groups = groupsOf(model).filter(([, operations]) => (part === 'players') === operations.some(isForPlayers));
    const own = groups.flatMap(([, operations]) => operations);
    const names = groups.map(([group]) => quote(group)).join(' | ');
    const source = `${GENERATED}
import type { ServiceTable } from '../runtime/types.ts';
import type { ${calls} } from './${model.service.name}.ts';

export const ${partTableName(model, part)}: ServiceTable<Pick<${calls}, ${names}>> = ${tableLiteral(model, groups, own)};
`;
    return [`${model.service.name}.${part}.ts`, source];
  });
  return new Map(sources);
}
