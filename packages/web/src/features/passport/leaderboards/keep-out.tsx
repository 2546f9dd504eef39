// A player kept from leaderboards for a time: hidden in all of them at once, or gone from the current ones.
import type { LeaderboardScore } from '@uos/sdk/browser';
import type { PersonasSetBanActionsInput } from '@uos/sdk/services/passport';
import { personasSetBanActionsForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { playerKeys } from '../players/queries.ts';
import { passportOf } from '../queries.ts';
import { scoreKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<PersonasSetBanActionsInput, 'reason' | 'until'>, { clears: boolean }>;

const fields = fieldsOf<Values>(personasSetBanActionsForm, {
  until: { description: text.keepOutUntil },
  reason: { kind: 'textarea' },
  clears: { kind: 'switch', label: text.keepOutClears, description: text.keepOutClearsHelp },
});

interface KeepOutProps {
  readonly appId: string;
  readonly score: Pick<LeaderboardScore, 'memberId' | 'displayName'>;
  readonly onClose: () => void;
}

export default function KeepOut({ appId, score: { memberId, displayName }, onClose }: KeepOutProps) {
  const name = displayName || memberId;
  return (
    <FormDialog
      title={text.keepOutTitle(name)}
      fields={fields}
      initial={{ until: '', reason: '', clears: false }}
      submitLabel={text.keepOutVerb}
      danger
      onSubmit={({ until, reason, clears }: Values) =>
        passportOf(appId).personas.setBanActions({
          id: memberId,
          banActions: [{ type: 'BanLeaderboard', options: { clearLeaderboard: clears } }],
          ...(until !== '' && { until }),
          ...(reason !== '' && { reason }),
        })
      }
      done={() => text.keptOut(name)}
      refresh={[...scoreKeys(appId), ...playerKeys(appId)]}
      onClose={() => onClose()}
    >
      {text.keepOutWords}
    </FormDialog>
  );
}
