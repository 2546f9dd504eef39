// What people see of a service: its inputs as forms, with the words of their enums, and its entities as columns.
import * as tables from '../src/labels/index.ts';
import { type JsonSchema, resolveField } from '../src/reference/json-schema.ts';
import type { InputField, OperationModel, ServiceModel } from '../src/reference/model.ts';
import { fieldsName } from './sdk-fields.ts';
import { camelCaseKey, GENERATED, literal, propertyName, quote } from './text.ts';
import { englishTitle } from './titles/english-title.ts';

type Entities = Readonly<Record<string, JsonSchema>>;

/** Mirrors `ColumnKind` of the SDK (packages/sdk/src/fields/view-data.ts). */
type ColumnKind = 'text' | 'id' | 'number' | 'bytes' | 'fen' | 'yuan' | 'time' | 'status' | 'label' | 'flag' | 'count';

/** Source of `packages/sdk/src/generated/<service>.forms.ts`. why apart from columns: a list opens its forms later. */
export function sdkForms(model: ServiceModel): string {
  const forms = model.operations.filter(({ fields }) => fields.length > 0);
  const body = forms.map((operation) => formSource(operation, model.inputEntities)).join('\n');
  return viewSource(body, 'InputView', `import * as fields from './${model.service.name}.fields.ts';\n`);
}

/** Source of `packages/sdk/src/generated/<service>.columns.ts`. */
export function sdkColumns(model: ServiceModel): string {
  const entities = Object.entries(model.replyEntities);
  const sources = entities.flatMap(([id, { properties }]) =>
    properties === undefined ? [] : [columnsSource(id, properties, model.replyEntities)],
  );
  return viewSource(sources.join('\n'), 'EntityColumns');
}

function viewSource(body: string, type: string, rules = ''): string {
  if (body === '') {
    return `${GENERATED}\nexport {};\n`;
  }
  const labels = LABEL_EXPORTS.filter((name) => body.includes(`${name}.`));
  const words = labels.length === 0 ? '' : `import { ${labels.join(', ')} } from '@uos/contract/labels';\n`;
  return `${GENERATED}\n${words}import type { ${type} } from '../fields/view-data.ts';\n${rules}\n${body}`;
}

function formSource(operation: OperationModel, entities: Entities): string {
  const found = operation.fields.flatMap((field) => labelsIn(field, entities));
  const labels = found.map(([key, path]) => `${propertyName(key)}: ${tableAt(path)}`);
  const view = [
    `fields: fields.${fieldsName(operation)}`,
    ...(labels.length === 0 ? [] : [`labels: { ${labels.join(', ')} }`]),
  ];
  return `export const ${camelCaseKey(operation.key)}Form: InputView = { ${view.join(', ')} };\n`;
}

/** The labels of a field, of the items of a list, and of the keys of an object in it, by path. */
function labelsIn(
  { key, schema }: Pick<InputField, 'key' | 'schema'>,
  entities: Entities,
  depth = 2,
): [string, string][] {
  const { schema: shape } = resolveField(schema, entities);
  const inner = shape.items === undefined ? shape : resolveField(shape.items, entities).schema;
  if (inner.labels !== undefined && inner.enum !== undefined) {
    return [[key, inner.labels]];
  }
  return shape.properties === undefined || depth === 0
    ? []
    : Object.entries(shape.properties).flatMap(([name, property]) =>
        labelsIn({ key: `${key}.${name}`, schema: property }, entities, depth - 1),
      );
}

function columnsSource(id: string, properties: Readonly<Record<string, JsonSchema>>, entities: Entities): string {
  const lines = Object.entries(properties).map(([key, property]) => {
    const { schema } = resolveField(property, entities);
    const kind = kindOf(key, schema);
    const parts = [
      `title: ${quote(schema.title ?? key)}`,
      `titleEn: ${quote(schema.title === undefined ? key : englishTitle(key, schema.title))}`,
      ...(kind === 'text' ? [] : [`kind: ${literal(kind)}`]),
      ...(schema.labels === undefined ? [] : [`labels: ${tableAt(schema.labels)}`]),
    ];
    return `  ${propertyName(key)}: { ${parts.join(', ')} },\n`;
  });
  return `export const ${id.charAt(0).toLowerCase()}${id.slice(1)}Columns = {\n${lines.join('')}} satisfies EntityColumns;\n`;
}

function kindOf(key: string, schema: JsonSchema): ColumnKind {
  const { type, format, items, labels, title = '' } = schema;
  if (labels !== undefined) {
    return /status$|^state$/i.test(key) ? 'status' : 'label';
  }
  switch (type) {
    case 'boolean':
      return 'flag';
    case 'array':
      return items?.type === 'string' ? 'text' : 'count';
    case 'integer':
    case 'number':
      return numberKind(schema);
    default:
      return format === 'date-time' ? 'time' : format === 'uuid' || /ID$/.test(title) ? 'id' : 'text';
  }
}

// why by its words: a unit stands at the head of a number's description, as `Yuan` or `Bytes of all files`
function numberKind({ multipleOf, description = '' }: JsonSchema): ColumnKind {
  if (multipleOf === 0.01) {
    return 'yuan';
  }
  return UNITS.find(([words]) => words.test(description))?.[1] ?? 'number';
}

const UNITS: readonly (readonly [RegExp, ColumnKind])[] = [
  [/^Yuan\b/, 'yuan'],
  [/^Fen\b/, 'fen'],
  [/^Bytes\b/, 'bytes'],
  [/^Unix (milli)?seconds\b/, 'time'],
];

/** The tables of labels by the name under which the contract exports them. */
const LABEL_EXPORTS = Object.keys(tables).filter((name) => name.endsWith('Labels'));

function tableAt(path: string): string {
  const [entity = '', field = ''] = path.split('.');
  const name = LABEL_EXPORTS.find((one) => {
    const table = (tables as Readonly<Record<string, unknown>>)[one] as Readonly<Record<string, object>>;
    return Object.hasOwn(table, entity) && Object.hasOwn(table[entity] ?? {}, field);
  });
  if (name === undefined) {
    throw new Error(`no table of labels is at ${path}`);
  }
  return `${name}.${propertyName(entity)}.${propertyName(field)}`;
}
