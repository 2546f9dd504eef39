// All settings of a leaderboard as a page; what is fixed once it has scores says so.
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard } from '@uos/sdk/browser';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { boardFields, boardValues, updateInput } from './board-fields.tsx';
import { boardKeys, scoredQuery, scoreKeys } from './queries.ts';
import { text } from './text.zh.ts';

export default function BoardSettings({ appId, board }: { appId: string; board: Leaderboard }) {
  const hasScores = useQuery(scoredQuery(appId, board.slugName)).data === true;
  return (
    <FormPage
      key={board.modifiedAt}
      fields={boardFields({ board, hasScores })}
      initial={boardValues(board)}
      parts={[
        { title: text.parts.basic, fields: ['displayName', 'startTime', 'endTime', 'resetSchedule'] },
        {
          title: text.parts.ranking,
          fields: ['sortOrder', 'updateType', 'crossRealm', 'forceDistinctRank', 'bucketSize'],
        },
        { title: text.parts.tiers, fields: ['tierStrategy', 'tiers'] },
        { title: text.parts.rewards, fields: ['rewardStrategy', 'rewards', 'rewardInboxTemplateSlug'] },
        { title: text.parts.more, fields: ['properties'] },
      ]}
      reason={usePermission()('passport.leaderboards.update')}
      onSubmit={(values) => passportOf(appId).leaderboards.update(updateInput(board.slugName, values, board))}
      done={({ leaderboard: { displayName } }) => text.saved(displayName)}
      refresh={[...boardKeys(appId), ...scoreKeys(appId)]}
    />
  );
}
