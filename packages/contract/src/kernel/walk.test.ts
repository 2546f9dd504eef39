import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { services } from '../index.ts';
import { labelsAt, NO_LABELS } from './enums.ts';
import { type AnyOperation, isOperation } from './service.ts';
import { cliResource, cliVerb, type Declared, declared, kebabCase } from './walk.ts';

const all = declared(services);

describe('declared', () => {
  it('gives every operation an id and a route of its own', () => {
    expect(twice(all.map(({ id }) => id))).toEqual([]);
    const routes = all.flatMap(({ operation, fullPath, aliasPaths }) =>
      [fullPath, ...aliasPaths].map((path) => `${operation.method} ${shape(path)}`),
    );
    expect(twice(routes)).toEqual([]);
  });

  it('finds the other paths that real clients take', () => {
    const pathsOf = (id: string) => {
      const one = all.find((call) => call.id === id);
      return [one?.fullPath, ...(one?.aliasPaths ?? [])];
    };
    expect(pathsOf('passport.realms.get')).toEqual(['/upass/v1/realms/{id}', '/v1/realms/{id}']);
    expect(pathsOf('match.backfills.start')).toEqual(['/umatch/v1/backfill/start', '/v1/backfill/start']);
    expect(pathsOf('match.configs.list')).toEqual(['/umatch/v1/apps/{appId}/configs']);
    expect(pathsOf('stateless.entries.invoke')).toContain('/stateless/release/{functionId}/{entry}');
    expect(pathsOf('multiverse.refreshToken')).toEqual([
      '/gs/v1/game/refreshUosToken',
      '/gs/v1/game/refresh-token-equivalent',
      '/v1/game/refreshUosToken',
      '/v1/game/refresh-token-equivalent',
    ]);
  });

  it('lets a call of the platform core say no as the platform core does, whichever service it belongs to', () => {
    const core = all.filter(({ base, service }) => base === 'platform' && service.base !== 'platform');
    expect(core.map(({ id, errorStyle }) => `${id} ${errorStyle}`)).toMatchInlineSnapshot(`
      [
        "passport.apiDocs.developer passport",
        "passport.apiDocs.player passport",
        "passport.login.wechatCallback passport",
        "passport.login.qqCallback passport",
        "multiverse.ping platform",
        "metrics.bindUserRoles platform",
      ]
    `);
  });

  it('tells what reads from what changes something, whatever its method', () => {
    const effects = Object.fromEntries(all.map(({ id, effect }) => [id, effect]));
    expect(effects).toMatchObject({
      ...{ 'cdn.buckets.get': 'read', 'passport.realms.search': 'read', 'knowledge.searchDocuments': 'read' },
      ...{ 'cdn.buckets.update': 'write', 'cdn.me.refreshCache': 'write', 'usage.cdn.clearProxyCache': 'write' },
    });
  });

  it('walks groups and services without groups alike', () => {
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['cdn.buckets.list', 'session.baseInfo', 'passport.idDomains.get']));
    expect(all).toHaveLength(services.flatMap(({ tree }) => Object.values(tree).flatMap(leaves)).length);
  });
});

describe('every operation', () => {
  it('has no key in two places', () => {
    for (const one of all) {
      expect(twice(inputKeys(one)), one.id).toEqual([]);
    }
  });

  it('names its placeholders, and schemas only of those', () => {
    for (const { id, operation } of all) {
      expect(operation.path, id).toMatch(/^\/([^{}?#]|\{[A-Za-z]+\})*$/);
      expect(operation.paramNames, id).toEqual(expect.arrayContaining(Object.keys(operation.params ?? {})));
    }
  });

  it('has a summary in both languages, without a final stop', () => {
    for (const { id, operation } of all) {
      expect(operation.summary.zh, id).toMatch(/[\u4e00-\u9fff].*[^。.]$/);
      expect(operation.summary.en, id).toMatch(/^[A-Z].*[^.]$/);
    }
  });

  it('says why where its shape is assumed', () => {
    const silent = all.filter(({ operation }) => operation.known === 'assumed' && operation.because === undefined);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('finds its rows where it is a list', () => {
    for (const { id, operation } of all) {
      const { paging = 'none', reply, listField } = operation as AnyOperation & { reply: z.ZodType };
      const rows = {
        none: true,
        'content-range': reply instanceof z.ZodArray,
        'total-items': hasKeys(reply, ['TotalCount', 'Items']),
        'start-count': hasKeys(reply, ['start', 'count', 'total', String(listField)]),
        'start-items': hasKeys(reply, ['TotalCount', 'Items']),
        'start-total': hasKeys(reply, ['totalCount', String(listField)]),
        'offset-limit': hasKeys(reply, ['totalCount', String(listField)]),
      }[paging];
      expect(rows, id).toBe(true);
      expect(listField !== undefined, id).toBe(['start-count', 'start-total', 'offset-limit'].includes(paging));
    }
  });

  it('gives every field of its input a Chinese title and an English description', () => {
    const untitled = all.flatMap((one) =>
      topFields(one.operation)
        .filter(([, field]) => !isTitled(field))
        .map(([key]) => `${one.id} ${key}`),
    );
    expect(untitled).toEqual([]);
  });

  it('speaks the wire only: no transform, default, date or other type that JSON does not carry', () => {
    const WIRE = new Set(
      'string number int boolean null enum literal array object record union optional nullable lazy any unknown'.split(
        ' ',
      ),
    );
    for (const { id, operation } of all) {
      for (const schema of everySchema(operation)) {
        expect(WIRE.has(schema._zod.def.type), `${id}: ${schema._zod.def.type}`).toBe(true);
      }
    }
  });
});

describe('every entity', () => {
  const entities = new Map(
    all
      .flatMap(({ operation }) => [...everySchema(operation)])
      .map((schema) => [schema.meta()?.id, schema] as const)
      .filter(([id]) => id !== undefined),
  );

  it('has a Chinese title and an English description', () => {
    expect(entities.size).toBeGreaterThan(30);
    for (const [id, schema] of entities) {
      expect(isTitled(schema), id).toBe(true);
    }
  });

  it('has an id that no other schema has', () => {
    const pairs = new Set(
      all.flatMap(({ operation }) => [...everySchema(operation)]).filter((schema) => schema.meta()?.id),
    );
    expect(twice([...pairs].map((schema) => String(schema.meta()?.id)))).toEqual([]);
  });

  it('gives every field a title, its own or that of the entity it holds', () => {
    const untitled = [...entities].flatMap(([id, schema]) =>
      Object.entries(schema instanceof z.ZodObject ? schema.shape : {})
        .filter(([, field]) => !isTitled(field as z.ZodType))
        .map(([key]) => `${id}.${key}`),
    );
    expect(untitled).toEqual([]);
  });
});

describe('every enum', () => {
  const enums = all.flatMap(({ id, operation }) =>
    [...everySchema(operation)].flatMap((schema) => (schema instanceof z.ZodEnum ? [{ id, schema }] : [])),
  );

  it('is made of its labels, or says that it has none', () => {
    const unmarked = enums.filter(({ schema }) => schema.meta()?.labels === undefined);
    expect(unmarked.map(({ id, schema }) => `${id} ${schema.options}`)).toEqual([]);
  });

  it('has a label for each of its words', () => {
    const bare = enums.flatMap(({ id, schema }) => {
      const path = String(schema.meta()?.labels);
      const known = Object.keys(labelsAt(path) ?? {});
      const words = path === NO_LABELS ? [] : schema.options;
      return words
        .filter((word) => word !== '' && !known.includes(String(word)))
        .map((word) => `${id} ${path} ${word}`);
    });
    expect(bare).toEqual([]);
  });
});

describe('names of the CLI', () => {
  it('are singular for resources and short for the usual verbs', () => {
    const groups = [
      'buckets',
      'entries',
      'badges',
      'releases',
      'idDomains',
      'statistics',
      'redeemTokens',
      'boxes',
      'me',
    ];
    expect(groups.map(cliResource)).toEqual([
      'bucket',
      'entry',
      'badge',
      'release',
      'id-domain',
      'statistics',
      'redeem-token',
      'box',
      'me',
    ]);
    expect(['list', 'remove', 'getByBadge'].map(cliVerb)).toEqual(['ls', 'rm', 'get-by-badge']);
    expect(kebabCase('remoteConfig')).toBe('remote-config');
  });
});

function leaves(node: AnyOperation | Readonly<Record<string, AnyOperation>>): AnyOperation[] {
  return isOperation(node) ? [node] : Object.values(node);
}

function inputKeys({ operation }: Declared): string[] {
  return [...operation.paramNames, ...topFields(operation).map(([key]) => key)];
}

/** Keys of query, headers and body with their schemas. */
function topFields({ query, headers, body, bodyAt }: AnyOperation): [string, z.ZodType][] {
  const shapeOf = (schema: unknown): [string, z.ZodType][] =>
    schema instanceof z.ZodObject ? (Object.entries(schema.shape) as [string, z.ZodType][]) : [];
  // why no title for bodyAt: the body as a whole is what the operation's summary speaks of
  return [...shapeOf(query), ...shapeOf(headers), ...(bodyAt === undefined ? shapeOf(body) : [])];
}

function isTitled(schema: z.ZodType): boolean {
  const { title, description } = metaOf(schema);
  // why: an abbreviation such as IP is the same word in Chinese
  return /[\u4e00-\u9fff]|^[A-Z]+$/.test(title ?? '') && description !== undefined && description !== '';
}

/** What a schema says of itself, or what it wraps says. */
function metaOf(schema: z.ZodType): { title?: string; description?: string } {
  const meta = schema.meta() as { title?: string; description?: string } | undefined;
  const { innerType } = schema._zod.def as { innerType?: z.ZodType };
  return meta?.title === undefined && innerType !== undefined ? metaOf(innerType) : (meta ?? {});
}

function* everySchema({ query, headers, body, reply, params }: AnyOperation): Generator<z.ZodType> {
  const seen = new Set<z.ZodType>();
  for (const root of [query, headers, body, reply, ...Object.values(params ?? {})] as unknown[]) {
    if (root instanceof z.ZodType) {
      yield* below(root, seen);
    }
  }
}

function* below(schema: z.ZodType, seen: Set<z.ZodType>): Generator<z.ZodType> {
  if (seen.has(schema)) {
    return;
  }
  seen.add(schema);
  yield schema;
  const def = schema._zod.def as unknown as Readonly<Record<string, unknown>>;
  const getter = def.getter as (() => z.ZodType) | undefined;
  const inner = [
    def.innerType,
    def.element,
    def.keyType,
    def.valueType,
    getter?.(),
    def.in,
    def.out,
    def.left,
    def.right,
  ];
  const many = [...Object.values((def.shape ?? {}) as object), ...((def.options ?? def.items ?? []) as unknown[])];
  for (const one of [...inner, ...many]) {
    if (one instanceof z.ZodType) {
      yield* below(one, seen);
    }
  }
}

function hasKeys(schema: z.ZodType, keys: readonly string[]): boolean {
  return schema instanceof z.ZodObject && keys.every((key) => Object.hasOwn(schema.shape, key));
}

function shape(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
}

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
