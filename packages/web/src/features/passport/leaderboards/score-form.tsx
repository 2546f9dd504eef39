// One score written by hand, by the rule of the leaderboard.
import type { Leaderboard, LeaderboardScore } from '@uos/sdk/browser';
import type { LeaderboardScoresSubmitInput } from '@uos/sdk/services/passport';
import { leaderboardScoresSubmitForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { scoreKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<LeaderboardScoresSubmitInput, 'name' | 'scores'>>;

interface ScoreFormProps {
  readonly appId: string;
  readonly board: Leaderboard;
  readonly score?: LeaderboardScore;
  readonly onClose: () => void;
}

export default function ScoreForm({ appId, board, score, onClose }: ScoreFormProps) {
  const { slugName: name, memberType, updateType, bucketStrategy } = board;
  const fields = fieldsOf<Values>(leaderboardScoresSubmitForm, {
    memberId: {
      required: true,
      placeholder: memberType === 'Player' ? text.personaIdPlaceholder : text.memberIdPlaceholder,
      when: () => score === undefined,
    },
    score: { required: true, description: text.updateTypes[updateType] ?? '' },
    bucketId: { required: true, when: () => bucketStrategy === 'Customized' && score === undefined },
    displayName: { when: () => memberType === 'Entity', description: text.memberNameHelp },
    properties: {},
  });
  return (
    <FormDialog
      title={score === undefined ? text.writeScoreTitle : text.writeScoreOf(score.displayName || score.memberId)}
      fields={fields}
      initial={{
        memberId: score?.memberId ?? '',
        score: undefined,
        bucketId: score?.bucketId ?? '',
        displayName: memberType === 'Entity' ? (score?.displayName ?? '') : '',
        properties: score?.properties ?? {},
      }}
      submitLabel={text.writeScoreVerb}
      onSubmit={(values: Values) =>
        passportOf(appId).leaderboardScores.submit({
          ...inputOf<LeaderboardScoresSubmitInput>(leaderboardScoresSubmitForm, {
            ...values,
            bucketId: bucketStrategy === 'Customized' ? values.bucketId : '',
          }),
          name,
        })
      }
      done={(reply) => text.written(reply.rank ?? 0, reply.score ?? 0)}
      refresh={scoreKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
