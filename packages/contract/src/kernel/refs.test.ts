import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { services } from '../index.ts';
import { inputsNaming, notIdOf, REFS, refOf } from './refs.ts';
import { type AnyOperation, jsonBody } from './service.ts';
import { declared } from './walk.ts';

const all = declared(services);

describe('every operation', () => {
  it('says of each path parameter what it names, or why it is no id', () => {
    const silent = all.flatMap(({ id, operation }) =>
      operation.paramNames
        .map((name) => ({ name, schema: (operation as AnyOperation).params?.[name] }))
        .filter(({ schema }) => refOf(schema) === undefined && notIdOf(schema) === undefined)
        .map(({ name }) => `${id} {${name}}`),
    );
    expect(silent).toEqual([]);
  });

  it('says of each uuid that it takes or answers what it names', () => {
    const silent = all.flatMap(({ id, operation: { query, headers, body, reply } }) =>
      [query, headers, jsonBody({ body }), typeof reply === 'string' ? undefined : reply].flatMap((schema) =>
        schema === undefined ? [] : namelessUuids(schema).map((key) => `${id} ${key}`),
      ),
    );
    expect(silent).toEqual([]);
  });
});

describe('the vocabulary', () => {
  it('begins with the service whose thing it is', () => {
    const words = new Set(all.map(({ id }) => id.split('.')[0]));
    expect(Object.keys(REFS).filter((ref) => !words.has(ref.split('.')[0] ?? ''))).toEqual([]);
  });
});

describe('refOf', () => {
  it('finds the word through what wraps the field', () => {
    const one = z.uuid().meta({ ref: 'cdn.bucket' });
    expect([one, one.optional(), z.array(one), z.array(one).optional()].map(refOf)).toEqual([
      ...['cdn.bucket', 'cdn.bucket', 'cdn.bucket', 'cdn.bucket'],
    ]);
    expect([undefined, z.uuid()].map(refOf)).toEqual([undefined, undefined]);
  });
});

describe('inputsNaming', () => {
  it('finds the app by what a field names, whatever the field is called, and no list of apps', () => {
    const naming = (id: string, ref: 'app.app' | 'org.org') =>
      all.filter((call) => call.id === id).flatMap(({ operation }) => inputsNaming(operation, ref));
    expect({
      path: naming('passport.idDomains.update', 'app.app'),
      query: naming('func.usage.cpu', 'app.app'),
      body: naming('sync.perfSessions.create', 'app.app'),
      list: naming('push.serverVersions.assign', 'app.app'),
      org: naming('org.approve', 'org.org'),
    }).toEqual({ path: ['id'], query: ['functionId'], body: ['UosAppId'], list: [], org: ['orgId'] });
  });
});

/** Keys of uuids without a word, at any depth. */
function namelessUuids(schema: z.ZodType): string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  const found: string[] = [];
  const look = (node: Node, key: string, named: boolean): void => {
    const isNamed = named || node.ref !== undefined;
    if (node.format === 'uuid' && !isNamed) {
      found.push(key);
    }
    for (const part of [
      ...(node.anyOf ?? []),
      ...(node.allOf ?? []),
      ...(node.items === undefined ? [] : [node.items]),
    ]) {
      look(part, key, isNamed);
    }
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      look(property, name, false);
    }
  };
  look(root, '', false);
  for (const [name, node] of Object.entries(root.$defs ?? {})) {
    look(node, name, false);
  }
  return found;
}

interface Node {
  readonly ref?: string;
  readonly format?: string;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly $defs?: Readonly<Record<string, Node>>;
}
