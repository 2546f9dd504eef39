// The calls of players that a platform serves, read from its own description of them.
import type { PassportApiDocument } from '@uos/sdk/services/passport';
import { text } from './text.zh.ts';

export interface PlayerCall {
  /** `playerFriends.list` */
  readonly name: string;
  readonly group: string;
  readonly title: string;
  /** `GET /sdk/friends` */
  readonly route: string;
  readonly isWrite: boolean;
  /** Made with the proof of the game, before anybody has signed in. */
  readonly byGame: boolean;
  /** What has to be given, filled in with something that may do. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Names of what may be given beside it. */
  readonly optional: readonly string[];
}

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly 'x-access': string;
  readonly 'x-effect': string;
}

const PREFIX = 'passport.';
const BY_GAME: ReadonlySet<string> = new Set(['service', 'public']);

/** Ids that stand in an example. */
export interface Known {
  readonly appId: string;
  /** Of the player beside the one who calls. */
  readonly otherPersonaId?: string | undefined;
}

export function playerCalls(
  { paths }: Pick<PassportApiDocument, 'paths'>,
  served: ReadonlySet<string>,
  language: 'zh' | 'en',
): PlayerCall[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods as unknown as Readonly<Record<string, Described>>).map(([method, described]) => ({
        route: `${method.toUpperCase()} ${path}`,
        described,
      })),
    )
    .filter(({ described: { operationId } }) => served.has(operationId) && isPlayers(operationId))
    .map(({ route, described }) => callOf(route, described, language));
}

function isPlayers(operationId: string): boolean {
  return operationId.startsWith(`${PREFIX}player`) || operationId.startsWith(`${PREFIX}antiAddiction.`);
}

function callOf(route: string, described: Described, language: 'zh' | 'en'): PlayerCall {
  const name = described.operationId.slice(PREFIX.length);
  const { parameters = [], requestBody, summary, description = summary } = described;
  const body = requestBody?.content['application/json']?.schema;
  const inBody = Object.entries(body?.properties ?? {});
  const asked = [
    ...parameters
      .filter(({ required }) => required === true)
      .map(({ name: key, schema = {} }) => [key, schema] as const),
    ...inBody.filter(([key]) => body?.required?.includes(key) === true),
  ];
  const all = [...parameters.map(({ name: key }) => key), ...inBody.map(([key]) => key)];
  return {
    name,
    group: name.slice(0, name.indexOf('.')),
    title: language === 'zh' ? summary : description,
    route,
    isWrite: described['x-effect'] === 'write',
    byGame: BY_GAME.has(described['x-access']),
    example: Object.fromEntries(asked.map(([key, schema]) => [key, exampleOf(key, schema)])),
    optional: all.filter((key) => !asked.some(([one]) => one === key)),
  };
}

/** Words that `filledIn` knows, else the least that fits. */
function exampleOf(key: string, schema: Schema): unknown {
  const { type, enum: values, minimum = 0, anyOf } = schema;
  if (anyOf?.[0] !== undefined) {
    return exampleOf(key, anyOf[0]);
  }
  if (values?.[0] !== undefined) {
    return values[0];
  }
  switch (type) {
    case 'integer':
    case 'number':
      return key === 'amount' ? 100 : Math.max(minimum, 1);
    case 'boolean':
      return true;
    case 'array':
      return schema.items === undefined ? [] : [exampleOf(key, schema.items)];
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((one) => [one, exampleOf(one, schema.properties?.[one] ?? {})]),
      );
    default:
      return text.samples[key] ?? `{${key}}`;
  }
}

/** The example with the ids that are at hand. */
export function filledIn(example: PlayerCall['example'], { appId, otherPersonaId }: Known): PlayerCall['example'] {
  const fill = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map((one) => fill(key, one));
    }
    if (typeof value !== 'string' || !value.startsWith('{')) {
      return value;
    }
    if (/^appI[Dd]$/.test(key)) {
      return appId;
    }
    return /persona/i.test(key) && otherPersonaId !== undefined ? otherPersonaId : value;
  };
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, fill(key, value)]));
}
