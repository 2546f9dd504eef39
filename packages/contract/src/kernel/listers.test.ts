import { expect, it } from 'vitest';
import { services } from '../index.ts';
import { listersOf } from './listers.ts';

const listers = listersOf(services);

it('finds the list of a thing by what its rows are known by', () => {
  const found = ['cdn.bucket', 'app.app', 'org.org', 'passport.realm', 'user.user', 'cdn.release'].map((ref) => {
    const { call, key } = listers.get(ref) ?? {};
    return `${ref}: ${call?.id} ${key}`;
  });
  expect(found).toEqual([
    'cdn.bucket: cdn.buckets.list id',
    'app.app: app.list AppId',
    'org.org: org.list id',
    'passport.realm: passport.realms.search realmID',
    'user.user: user.list UserId',
    'cdn.release: cdn.releases.list releaseid',
  ]);
});

it('answers none for a thing that is in no list', () => {
  expect(listers.has('session.upload')).toBe(false);
});
