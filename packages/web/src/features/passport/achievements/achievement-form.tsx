// An achievement made, copied or changed: what is to be done, from where to where, and what it gives.
import { useQuery } from '@tanstack/react-query';
import type { AchievementMeta } from '@uos/sdk/browser';
import type { AchievementsCreateInput } from '@uos/sdk/services/passport';
import { achievementsCreateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { type Amount, amountsOf } from '../economy/amounts/amounts.ts';
import { AmountsInput, amountsProblem } from '../economy/amounts/amounts-input.tsx';
import { resourcesQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { achievementKeys, isReleased } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<AchievementsCreateInput, { rewards: readonly Amount[] }>;

const TAKEN = 60_001;
const BAD_SLUG = 30_003;

interface AchievementFormProps {
  readonly appId: string;
  readonly achievement?: AchievementMeta;
  /** A new one begins as this one is. */
  readonly like?: AchievementMeta;
  readonly onClose: () => void;
}

export default function AchievementForm({ appId, achievement, like, onClose }: AchievementFormProps) {
  const { achievements } = passportOf(appId);
  const resources = useQuery(resourcesQuery(appId));
  if (resources.isPending) {
    return null;
  }
  const shown = achievement ?? like;
  const fixed = achievement !== undefined && isReleased(achievement) ? text.valuesFixed : undefined;
  const fields = fieldsOf<Values>(achievementsCreateForm, {
    displayName: { half: true },
    slugName: {
      half: true,
      placeholder: 'first-lamp',
      description: text.slugHelp,
      when: () => achievement === undefined,
    },
    description: { kind: 'textarea' },
    startValue: { half: true, reason: fixed, description: text.startHelp },
    thresholdValue: {
      half: true,
      reason: fixed,
      description: text.thresholdHelp,
      check: (goal, { startValue }) => (goal === (startValue ?? 0) ? text.sameValue : undefined),
    },
    rewards: {
      kind: 'own',
      required: false,
      description: text.rewardsHelp,
      check: amountsProblem,
      render: (input) => <AmountsInput {...input} appId={appId} label={text.rewards} />,
    },
    category: { half: true, description: text.wordHelp },
    series: { half: true, description: text.seriesHelp },
    hidden: { description: text.hiddenHelp },
    properties: { description: text.propertiesHelp },
  });
  const submit = (values: Values) => {
    const rewards = [...values.rewards];
    if (achievement === undefined) {
      return achievements.create(inputOf<AchievementsCreateInput>(achievementsCreateForm, { ...values, rewards }));
    }
    // why not `inputOf`: words that are taken away are sent as empty ones
    const { slugName: id } = achievement;
    const { displayName, description, category, series, hidden, properties, startValue, thresholdValue } = values;
    const goal =
      fixed === undefined && thresholdValue !== undefined ? { startValue: startValue ?? 0, thresholdValue } : {};
    return achievements.update({
      ...{ id, displayName, description, category, series, hidden, rewards },
      ...{ properties: { ...properties }, ...goal },
    });
  };
  return (
    <FormDialog
      title={achievement === undefined ? text.create : text.editTitle(achievement.displayName)}
      size="lg"
      fields={fields}
      initial={{
        displayName: shown?.displayName ?? '',
        slugName: '',
        description: shown?.description ?? '',
        startValue: shown?.startValue ?? 0,
        thresholdValue: shown?.thresholdValue ?? 1,
        rewards: amountsOf(shown?.rewards ?? []),
        category: shown?.category ?? '',
        series: shown?.series ?? '',
        hidden: shown?.hidden ?? false,
        properties: shown?.properties ?? {},
      }}
      submitLabel={achievement === undefined ? text.submitCreate : text.save}
      onSubmit={submit}
      done={({ achievementMeta: { displayName } }) =>
        achievement === undefined ? text.created(displayName) : text.saved(displayName)
      }
      errorFields={{ [TAKEN]: 'slugName', [BAD_SLUG]: 'slugName' }}
      refresh={achievementKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
