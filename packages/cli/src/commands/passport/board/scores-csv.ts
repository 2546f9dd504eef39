// Scores as rows of a CSV file: read, and judged before anything is sent.
import { csvRows } from '../../../text/csv-rows.ts';
import type { Text } from '../../../text/text.ts';

export interface ScoreRow {
  /** Line of the file, from 1 for the heads. */
  readonly line: number;
  readonly memberId: string;
  readonly score: number;
  readonly displayName?: string;
  readonly bucketId?: string;
}

interface BadRow {
  readonly line: number;
  readonly problem: Text;
}

interface ReadScores {
  readonly rows: readonly ScoreRow[];
  readonly bad: readonly BadRow[];
}

/** Other heads of the columns, in lower case. */
const HEADS: Readonly<Record<string, readonly string[]>> = {
  memberId: ['memberid', 'member', 'member id', 'id', 'persona', 'personaid', '成员 id', '成员id'],
  score: ['score', 'points', '分数'],
  displayName: ['displayname', 'name', 'member name', '成员名称', '成员'],
  bucketId: ['bucketid', 'bucket', 'group', '分组 id', '分组'],
};

/** Rows of a file whose heads name a member and a score; nothing where they do not. */
export function readScores(source: string): ReadScores | undefined {
  const [heads = [], ...records] = csvRows(source);
  const at = (field: string) => heads.findIndex((head) => HEADS[field]?.includes(head.trim().toLowerCase()));
  const [member, score, name, bucket] = ['memberId', 'score', 'displayName', 'bucketId'].map(at);
  if (member === undefined || member < 0 || score === undefined || score < 0) {
    return undefined;
  }
  const rows: ScoreRow[] = [];
  const bad: BadRow[] = [];
  const seen = new Map<string, number>();
  for (const [index, cells] of records.entries()) {
    const line = index + 2;
    const memberId = cells[member]?.trim() ?? '';
    const words = cells[score]?.trim().replaceAll(',', '') ?? '';
    const points = Number(words);
    const first = seen.get(memberId);
    if (memberId === '') {
      bad.push({ line, problem: { zh: '没有成员 ID', en: 'no member id' } });
    } else if (words === '' || !Number.isFinite(points)) {
      bad.push({ line, problem: { zh: `“${words}”不是分数`, en: `"${words}" is no score` } });
    } else if (first !== undefined) {
      bad.push({ line, problem: { zh: `与第 ${first} 行是同一成员`, en: `the member of line ${first} again` } });
    } else {
      seen.set(memberId, line);
      const [displayName = '', bucketId = ''] = [cells[name ?? -1]?.trim(), cells[bucket ?? -1]?.trim()];
      rows.push({
        ...{ line, memberId, score: points },
        ...(displayName !== '' && { displayName }),
        ...(bucketId !== '' && { bucketId }),
      });
    }
  }
  return { rows, bad };
}
