import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRead } from './client.ts';

interface Operation {
  readonly id: string;
  readonly method: string;
}

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, `../generated/${name}.json`), 'utf8'));
const operations = (read('index') as { name: string }[]).flatMap(
  ({ name }) => (read(name) as { commands: Operation[] }).commands,
);
const isReadById = (id: string): boolean => {
  const found = operations.find((operation) => operation.id === id);
  expect(found, id).toBeDefined();
  return isRead({ operation: id, method: found?.method ?? '', url: '', headers: {} });
};

describe('isRead', () => {
  it.each(['cdn.buckets.list', 'passport.realms.search', 'knowledge.searchDocuments', 'app.get'])(
    'lets %s through a dry run',
    (id) => {
      expect(isReadById(id)).toBe(true);
    },
  );

  it.each([
    'cdn.buckets.create',
    'cdn.entries.upsertMany',
    'cdn.me.refreshCache',
    'cdn.me.generateMapping',
    'multiverse.refreshToken',
    'usage.cdn.clearProxyCache',
    'app.secrets.regenerate',
  ])('stops a dry run before %s', (id) => {
    expect(isReadById(id)).toBe(false);
  });
});
