import { describe, expect, it } from 'vitest';
import { tableOf } from './rows.ts';

describe('tableOf', () => {
  it('shows what belongs together as rows of two', () => {
    const two = {
      columns: ['field', 'value'],
      rows: [
        ['name', 'Lin'],
        ['level', '7'],
      ],
    };
    expect(tableOf(['hgetall', 'player'], ['name', 'Lin', 'level', '7'])).toEqual(two);
    expect(tableOf(['ZRANGE', 'top', '0', '-1', 'withscores'], ['a', '2'])).toEqual({
      columns: ['member', 'score'],
      rows: [['a', '2']],
    });
    expect(tableOf(['CONFIG', 'GET', 'maxmemory'], ['maxmemory', '0']).columns).toEqual(['name', 'value']);
  });

  it('puts a cursor beside what it brought, and alone where that is nothing', () => {
    expect(tableOf(['SCAN', '0'], ['17', ['a', 'b']])).toEqual({
      columns: ['cursor', 'key'],
      rows: [
        ['17', 'a'],
        ['17', 'b'],
      ],
    });
    expect(tableOf(['HSCAN', 'player', '0'], ['0', ['name', 'Lin']]).rows).toEqual([['0', 'name', 'Lin']]);
    expect(tableOf(['ZSCAN', 'top', '0'], ['5', []]).rows).toEqual([['5', null, null]]);
  });

  it('leaves everything else as a list of values', () => {
    expect(tableOf(['LRANGE', 'WITHSCORES', '0', '1'], ['1', '2'])).toEqual({
      columns: ['value'],
      rows: [['1'], ['2']],
    });
    expect(tableOf(['GET', 'score'], '8')).toEqual({ columns: ['value'], rows: [['8']] });
    expect(tableOf(['HGETALL', 'player'], []).rows).toEqual([]);
    expect(tableOf(['HRANDFIELD', 'p', '1', 'WITHVALUES'], [['name', 'Lin']]).columns).toEqual(['value']);
  });
});
