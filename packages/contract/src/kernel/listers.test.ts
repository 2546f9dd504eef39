import { expect, it } from 'vitest';
import { services } from '../index.ts';
import { listersOf } from './listers.ts';

const listers = listersOf(services);

it('finds the list of a thing by what its rows are known by', () => {
  const found = ['cdn.bucket', 'app.app', 'org.org', 'passport.realm', 'user.user', 'cdn.release', 'cdn.badge'].map(
    (ref) => {
      const { call, key, named } = listers.get(ref) ?? {};
      return `${ref}: ${call?.id} ${key} ${named?.join()}`;
    },
  );
  expect(found).toEqual([
    'cdn.bucket: cdn.buckets.list id name',
    'app.app: app.list AppId ProjectName',
    'org.org: org.list id name',
    'passport.realm: passport.realms.search realmID name',
    'user.user: user.list UserId UserName,Email',
    'cdn.release: cdn.releases.list releaseid releasenum,badges.name',
    'cdn.badge: cdn.badges.list name name',
  ]);
});

it('answers none for a thing that is in no list', () => {
  expect(listers.has('session.upload')).toBe(false);
});

it('calls a thing only by what its rows have', () => {
  const unknown = [...listers].flatMap(([ref, { named, row }]) =>
    named.filter((path) => !Object.hasOwn(row.shape, path.split('.')[0] ?? '')).map((path) => `${ref} ${path}`),
  );
  expect(unknown).toEqual([]);
});
