// Scores from a file, each written by the rule of the leaderboard: nothing is sent before the change of every row was seen.
import { uuidText } from '@uos/contract/rules';
import type { Leaderboard } from '@uos/sdk/browser';
import { leaderboardScoreColumns } from '@uos/sdk/services/passport.columns';
import type { ImportField, ImportRow } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { passportOf } from '../queries.ts';
import { scoreKeys } from './queries.ts';
import { text } from './text.zh.ts';

const { memberId, score, displayName, bucketId } = leaderboardScoreColumns;

/** From so many rows on the whole board is read, page by page, in place of a question for each. */
const MANY = 100;
const PAGE = 100;

export default function ScoreImport({
  appId,
  board,
  onClose,
}: {
  appId: string;
  board: Leaderboard;
  onClose: () => void;
}) {
  const { leaderboardScores } = passportOf(appId);
  const { slugName: name, memberType, bucketStrategy } = board;
  const fields: readonly ImportField[] = [
    {
      key: 'memberId',
      title: memberId.title,
      required: true,
      aliases: ['id', 'persona', 'personaID', 'member'],
      ...(memberType === 'Player' && { rule: uuidText }),
    },
    { key: 'score', title: score.title, required: true, kind: 'number' },
    ...(memberType === 'Entity' ? [{ key: 'displayName', title: displayName.title, aliases: ['name'] }] : []),
    ...(bucketStrategy === 'Customized' ? [{ key: 'bucketId', title: bucketId.title, aliases: ['bucket'] }] : []),
  ];
  return (
    <ImportWizard
      title={text.importTitle(board.displayName)}
      fields={fields}
      samples={[memberType === 'Player' ? text.samplePlayerRow : text.sampleRow]}
      keyOf={idOf}
      existing={async (keys) => {
        const found = new Map<string, ImportRow>();
        const wanted = new Set(keys);
        if (keys.length < MANY) {
          for (const key of keys) {
            for (const row of (await leaderboardScores.list({ name, memberId: key })).scores) {
              found.set(row.memberId, { ...row });
            }
          }
          return found;
        }
        for await (const row of leaderboardScores.list.all({ name, count: PAGE })) {
          if (wanted.has(row.memberId)) {
            found.set(row.memberId, { ...row });
          }
        }
        return found;
      }}
      run={(row) =>
        leaderboardScores.submit({
          ...{ name, memberId: idOf(row), score: Number(row.score) },
          ...(row.displayName !== undefined && { displayName: String(row.displayName) }),
          ...(row.bucketId !== undefined && { bucketId: String(row.bucketId) }),
        })
      }
      refresh={scoreKeys(appId)}
      onClose={onClose}
    />
  );
}

const idOf = (row: ImportRow): string => String(row.memberId ?? '');
