import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { drawerSearch, entities, readDrawers, withDrawer, writeDrawers } from './entity.ts';

describe('entities', () => {
  it('are the drawers of the catalogue, no more and no fewer', () => {
    const drawers = routes.flatMap(({ path }) => /^\(drawer\) \?d=(\w+):/.exec(path)?.[1] ?? []);
    expect(Object.keys(entities).sort()).toEqual(drawers.sort());
    expect(drawers).toHaveLength(17);
  });

  it('know their page', () => {
    expect(entities.personaBattlePass.page?.('a', 'p1/summer')).toEqual({
      to: '/services/$appId/passport/battle-pass/persona/$personaId/$slugName',
      params: { appId: 'a', personaId: 'p1', slugName: 'summer' },
    });
  });
});

describe('readDrawers', () => {
  it('reads one, several and none, and passes over what is no drawer', () => {
    expect(readDrawers(undefined)).toEqual([]);
    expect(readDrawers('realm:r:1')).toEqual([{ kind: 'realm', id: 'r:1' }]);
    expect(readDrawers(['realm:1', 'castle:2', 'user:', 'persona:p'])).toEqual([
      { kind: 'realm', id: '1' },
      { kind: 'persona', id: 'p' },
    ]);
  });

  it('comes back as it was written', () => {
    for (const stack of [
      [],
      [{ kind: 'user', id: '1' }],
      [
        { kind: 'user', id: '1' },
        { kind: 'guild', id: '二/3' },
      ],
    ] as const) {
      expect(readDrawers(writeDrawers(stack))).toEqual(stack);
    }
  });
});

describe('withDrawer', () => {
  const five = ['1', '2', '3', '4'].map((id) => ({ kind: 'user', id }) as const);

  it('goes no deeper than four', () => {
    expect(withDrawer(five, { kind: 'realm', id: 'x' }).map(({ id }) => id)).toEqual(['1', '2', '3', 'x']);
  });

  it('comes back to one that is open instead of opening it twice', () => {
    expect(withDrawer(five, { kind: 'user', id: '2' }).map(({ id }) => id)).toEqual(['1', '2']);
  });
});

describe('drawerSearch', () => {
  it('keeps what the screen below has in the address', () => {
    expect(drawerSearch({ kind: 'realm', id: '1' })({ q: 'x', d: 'user:2' })).toEqual({
      q: 'x',
      d: ['user:2', 'realm:1'],
    });
  });
});
