import { describe, expect, it } from 'vitest';
import { readScores } from './scores-csv.ts';

describe('readScores', () => {
  it('reads members, scores, names and groups, whatever their order, quotes and line ends', () => {
    const file =
      '\uFEFFName,Score,memberId,bucket\r\n"Bank, North","1,200",guild-1,a\r\n\r\n"the ""lamp""",-3.5,guild-2,\n';
    expect(readScores(file)).toEqual({
      rows: [
        { line: 2, memberId: 'guild-1', score: 1200, displayName: 'Bank, North', bucketId: 'a' },
        { line: 3, memberId: 'guild-2', score: -3.5, displayName: 'the "lamp"' },
      ],
      bad: [],
    });
  });

  it('says which lines name no member, no score, or a member again', () => {
    const { rows, bad } = readScores('memberId,score\na,1\n,2\nb,many\nc,\na,3\n') ?? { rows: [], bad: [] };
    expect([rows.length, bad.map(({ line, problem }) => [line, problem.en])]).toEqual([
      1,
      [
        [3, 'no member id'],
        [4, '"many" is no score'],
        [5, '"" is no score'],
        [6, 'the member of line 2 again'],
      ],
    ]);
  });

  it('reads what the export writes in Chinese, and no file without the two columns', () => {
    expect(readScores('名次,成员 ID,分数\n1,m,5')?.rows).toEqual([{ line: 2, memberId: 'm', score: 5 }]);
    expect(readScores('member,rank\nm,1\n')).toBeUndefined();
    expect(readScores('')).toBeUndefined();
  });
});
