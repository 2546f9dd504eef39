// What is said on the sockets of a service, as types alone: a client that reads JSON needs nothing at run time.
import { type JsonSchema, refName } from '../src/reference/json-schema.ts';
import type { ServiceModel, SocketModel } from '../src/reference/model.ts';
import { docComment, GENERATED, pascalCase } from './text.ts';
import { fieldsText, propertiesOf, type TypeContext, typeText } from './type-text.ts';

/** Source of `packages/sdk/src/generated/<service>.sockets.ts`; undefined where none of them speaks JSON. */
export function sdkSockets({ service, sockets }: ServiceModel): string | undefined {
  const entities = new Set<string>();
  // why closed: a union is told apart by its words, and a client passes over what it does not know
  const context: TypeContext = {
    open: false,
    entityName: (id) => {
      entities.add(id);
      return id;
    },
  };
  const sources = sockets.flatMap((one) => [
    ...sideSource(one, 'Said', one.receives, context),
    ...sideSource(one, 'Heard', one.sends, context),
  ]);
  if (sources.length === 0) {
    return undefined;
  }
  const names = [...entities].sort().join(', ');
  const imports = names === '' ? [] : [`import type { ${names} } from './${service.name}.ts';`];
  return [GENERATED, ...imports, '', sources.join('\n')].join('\n');
}

function sideSource(
  { id, fullPath }: SocketModel,
  side: 'Said' | 'Heard',
  schema: JsonSchema | 'bytes',
  context: TypeContext,
): string[] {
  if (schema === 'bytes') {
    return [];
  }
  const name = pascalCase(id.slice(id.indexOf('.') + 1));
  const whose = side === 'Said' ? 'What a client says' : 'What a client hears';
  const heading = docComment([`${whose} on \`${fullPath}\``], '');
  const members = (schema.oneOf ?? schema.anyOf ?? []).map((member) => ({ member, word: wordOf(member) }));
  if (members.length === 0 || members.some(({ word }) => word === undefined)) {
    return [`${heading}export type ${name}${side} = ${typeText(schema, context)};\n`];
  }
  const nameOf = (word = ''): string => `${name}${pascalCase(word.charAt(0).toUpperCase() + word.slice(1))}${side}`;
  return [
    ...members.map(({ member, word }) => {
      const { title, description } = member;
      const text = [title, description].filter((part) => part !== undefined).join(' · ');
      return `${text === '' ? '' : docComment([text], '')}export interface ${nameOf(word)} ${fieldsText(propertiesOf(member), context)}\n`;
    }),
    `${heading}export type ${name}${side} =\n${members.map(({ word }) => `  | ${nameOf(word)}`).join('\n')};\n`,
  ];
}

/** The word by which a member of a union is told from the others. */
function wordOf(member: JsonSchema): string | undefined {
  if (refName(member) !== undefined) {
    return undefined;
  }
  return Object.values(member.properties ?? {})
    .map((property) => property.const)
    .find((value) => typeof value === 'string');
}
