import { realmName } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { guessMapping, type ImportField, type ImportRow, judgeRows, planRows, tableOfJson } from './import-rows.ts';

const fields: readonly ImportField[] = [
  { key: 'name', title: '名称', required: true, rule: realmName },
  {
    key: 'status',
    title: '状态',
    options: [
      { value: 'Open', label: '开放' },
      { value: 'Closed', label: '关闭' },
    ],
  },
  { key: 'players', title: '人数上限', kind: 'number', aliases: ['max'] },
  { key: 'hot', title: '推荐', kind: 'flag' },
  { key: 'tags', title: '标签', kind: 'list' },
];
const keyOf = ({ name }: ImportRow) => String(name ?? '');

describe('guessMapping', () => {
  it('finds columns by title, key and alias, whatever their case and blanks', () => {
    expect(guessMapping(fields, ['名 称*', 'STATUS', 'Max', 'other'])).toEqual({
      name: '名 称*',
      status: 'STATUS',
      players: 'Max',
    });
  });
});

describe('judgeRows', () => {
  it('reads values as the call takes them and names every fault with its line', () => {
    const table = {
      heads: ['名称', '状态', '人数上限', '推荐', '标签'],
      records: [
        { 名称: ' 一区 ', 状态: '开放', 人数上限: '1,200', 推荐: '是', 标签: 'a、b' },
        { 名称: '', 状态: '未知', 人数上限: 'x', 推荐: 'maybe', 标签: '' },
        { 名称: '一区' },
      ],
    };
    const judged = judgeRows(table, fields, guessMapping(fields, table.heads), keyOf);
    expect(judged[0]).toEqual({
      number: 1,
      row: { name: '一区', status: 'Open', players: 1200, hot: true, tags: ['a', 'b'] },
      problems: [],
    });
    expect(judged[1]?.problems).toEqual(['缺少名称', '状态只能是开放、关闭', '人数上限应为数字', '推荐应为“是”或“否”']);
    expect(judged[2]?.problems).toEqual(['与第 1 行重复']);
  });
});

describe('planRows', () => {
  it('tells new rows from changed and equal ones, by the fields of the file alone', () => {
    const judged = [
      { number: 1, row: { name: 'a', players: 5 }, problems: [] },
      { number: 2, row: { name: 'b', players: 5 }, problems: [] },
      { number: 3, row: { name: 'c' }, problems: [] },
      { number: 4, row: {}, problems: ['缺少名称'] },
    ];
    const existing = new Map<string, ImportRow>([
      ['a', { name: 'a', players: 5, hot: true }],
      ['b', { name: 'b', players: 6 }],
    ]);
    const plan = planRows(judged, existing, fields, keyOf);
    expect(plan.map(({ number, how }) => `${number} ${how}`)).toEqual(['1 same', '2 update', '3 create']);
    expect(plan[1]?.changes).toEqual([{ field: 'players', label: '人数上限', before: '6', after: '5' }]);
  });
});

describe('tableOfJson', () => {
  it('takes a list, or an object that holds one', () => {
    expect(tableOfJson('[{"a":1},{"b":2}]').heads).toEqual(['a', 'b']);
    expect(tableOfJson('{"realms":[{"a":1}],"n":1}').records).toEqual([{ a: 1 }]);
  });

  it('says what is wrong with any other file', () => {
    expect(() => tableOfJson('{')).toThrow('文件不是有效的 JSON');
    expect(() => tableOfJson('{"a":1}')).toThrow('文件中应有一个对象列表');
  });
});
