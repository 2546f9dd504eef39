// A correction of a score in a version that is over: the ranks follow, rewards that were issued stay where they are.
import type { LeaderboardHistoryScore } from '@uos/sdk/browser';
import type { LeaderboardVersionsMemberScoreInput } from '@uos/sdk/services/passport';
import { leaderboardVersionsMemberScoreForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { scoreKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<LeaderboardVersionsMemberScoreInput, 'score' | 'rewardState'>>;

const fields = fieldsOf<Values>(leaderboardVersionsMemberScoreForm, {
  score: { required: true, description: text.correctScoreHelp },
  rewardState: { kind: 'radio', description: text.correctStateHelp },
});

interface CorrectFormProps {
  readonly appId: string;
  readonly name: string;
  readonly version: string;
  readonly score: LeaderboardHistoryScore;
  readonly onClose: () => void;
}

export default function CorrectForm({ appId, name, version, score, onClose }: CorrectFormProps) {
  const who = score.displayName || score.memberId;
  return (
    <FormDialog
      title={text.correctTitle(who)}
      fields={fields}
      initial={{ score: score.score, rewardState: score.rewardState }}
      submitLabel={text.save}
      onSubmit={(values: Values) =>
        passportOf(appId).leaderboardVersions.memberScore({
          ...{ name, v: version, m: score.memberId },
          ...(values.score !== undefined && values.score !== score.score && { score: values.score }),
          ...(values.rewardState !== score.rewardState && {
            rewardState: values.rewardState as LeaderboardHistoryScore['rewardState'] & ('false' | 'true' | 'success'),
          }),
        })
      }
      done={({ score: { rank } }) => text.corrected(who, rank)}
      refresh={scoreKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
