import type { Bucket } from '@uos/sdk/browser';
import { describe, expect, it } from 'vitest';
import type { ShownService } from '../../../parts/services/services.ts';
import { type Known, todosOf } from './todo.ts';

const nothing: Known = { appId: 'a', orgId: 'o' };
const bucket = (unsaved: number, release_count = 1) =>
  ({ id: 'b', name: 'web', release_count, changes: { add: unsaved, update: 0, delete: 0 } }) as Bucket;
const keys = (known: Partial<Known>) => todosOf({ ...nothing, ...known }).map(({ key }) => key);

describe('todosOf', () => {
  it('is empty where nothing is known, and where all is well', () => {
    expect(keys({})).toEqual([]);
    expect(keys({ bucket: bucket(0), balanceYuan: 1, uninvoiced: [], today: { requests: 900, errors: 9 } })).toEqual(
      [],
    );
  });

  it('has what stops players before what only waits', () => {
    const off: ShownService = { name: 'passport', title: '玩家账号', status: 'Suspended', isOn: true };
    expect(
      keys({
        services: [off],
        servedNames: new Set(['passport']),
        bucket: bucket(3),
        today: { requests: 1000, errors: 20 },
        balanceYuan: -1,
        uninvoiced: [{ Id: 't', Amount: 5 }],
      }),
    ).toEqual(['not-ready passport', 'failing', 'poor', 'unreleased', 'uninvoiced']);
  });

  it('says nothing of a service that the platform does not offer, nor of files before the first release', () => {
    const off: ShownService = { name: 'wind', title: '小游戏', status: 'Suspended', isOn: true };
    expect(keys({ services: [off], servedNames: new Set() })).toEqual([]);
    expect(keys({ bucket: bucket(3, 0) })).toEqual([]);
  });

  it('adds the deposits up, and leads to the only one', () => {
    const [one] = todosOf({ ...nothing, uninvoiced: [{ Id: 't', Amount: 5 }] });
    expect(one?.to.params).toEqual({ transactionId: 't' });
    const two = [5, 7.5].map((Amount) => ({ Id: `${Amount}`, Amount }));
    const [both] = todosOf({ ...nothing, uninvoiced: two });
    expect([both?.title, both?.to.search]).toEqual(['¥12.50 的充值可以申请发票', { orgId: 'o', tab: 'invoices' }]);
  });
});
