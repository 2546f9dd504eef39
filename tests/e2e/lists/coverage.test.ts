import { describe, expect, it } from 'vitest';
import { idsIn, lackingLists, listIds } from './coverage.ts';
import { lists, notServed } from './index.ts';

describe('lackingLists', () => {
  it('finds every list of the console, with all that it offers', () => {
    expect(lackingLists(listIds(), lists, notServed)).toEqual([]);
  });

  it('tells of a list that nobody tries, of one that is gone, of two of one name, and of a part left to nobody', () => {
    const [app, ...others] = lists;
    const cases = [
      { id: 'app.list', path: '/apps' },
      { id: 'gone', path: '/gone', without: ['sort'] },
    ] as const;
    const few = app === undefined ? [] : [{ ...app, cases }, ...others];
    const ids = [...listIds(), 'cdn.buckets'].filter((id) => !id.startsWith('usage.'));
    expect(lackingLists(ids, few, notServed)).toEqual([
      'org.members: no round trip',
      'passport.personas: no round trip',
      'passport.user.personas: no round trip',
      'passport.users: no round trip',
      'passport.realms: no round trip',
      'app.monitors: no round trip',
      'app.history: no round trip',
      'gone: no such list',
      'cdn.buckets: two lists of that name',
      'gone: nobody tries sort',
    ]);
  });
});

describe('idsIn', () => {
  it('reads names that are written, chosen, computed, and those of calls', () => {
    const computed = ['`a.$', '{kind}.four`'].join('');
    const source = [
      '<DataList\n  id="a.one"\n  label={x}\n/>',
      "<DataList\n  id={own ? 'a.two' : 'a.three'}\n/>",
      `<DataList\n  id={${computed}}\n/>`,
      '<DataList\n  label={x}\n  source={listOf(a.five.list, ask)}\n/>',
    ].join('\n');
    expect(idsIn(source)).toEqual(['a.one', 'a.two', 'a.three', 'a.{…}.four', 'a.five.list']);
  });
});
