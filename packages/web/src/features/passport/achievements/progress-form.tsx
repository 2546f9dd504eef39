// The progress of one persona in one achievement, changed by an operator.
import { Text } from '@mantine/core';
import { isUuid } from '@uos/contract/rules';
import type { PersonaAchievement } from '@uos/sdk/browser';
import type { PersonaAchievementsUpdateInput } from '@uos/sdk/services/passport';
import { personaAchievementsUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { standingKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<PersonaAchievementsUpdateInput, 'achievements' | 'customData'>>;

type Action = NonNullable<PersonaAchievementsUpdateInput['action']>;

interface ProgressFormProps {
  readonly appId: string;
  /** Whose and of what; both are asked for where nothing is said. */
  readonly of?: PersonaAchievement;
  readonly onClose: () => void;
}

export default function ProgressForm({ appId, of, onClose }: ProgressFormProps) {
  const { personaAchievements } = passportOf(appId);
  const fields = fieldsOf<Values>(personaAchievementsUpdateForm, {
    id: {
      kind: 'text',
      label: text.persona,
      required: true,
      description: text.personaHelp,
      when: () => of === undefined,
      check: (id) => (isUuid(id.trim()) ? undefined : text.notPersona),
    },
    slugName: { required: true, placeholder: 'first-lamp', when: () => of === undefined },
    action: { kind: 'radio', hints: text.actions },
    value: { required: true },
    redeem: { label: text.redeem, description: text.redeemHelp },
  });
  const name = of?.displayName || of?.slugName;
  return (
    <FormDialog
      title={name === undefined ? text.move : text.moveTitle(name)}
      fields={fields}
      initial={{
        id: of?.personaID ?? '',
        slugName: of?.slugName ?? '',
        action: 'Increase',
        value: 1,
        redeem: false,
      }}
      submitLabel={text.save}
      onSubmit={({ id, slugName, action, value = 0, redeem }) =>
        personaAchievements.update({ id: id.trim(), slugName, action: action as Action, value, redeem })
      }
      done={({ achievements: [first] }, { slugName }) => text.moved(first?.displayName || slugName)}
      refresh={standingKeys(appId)}
      onClose={() => onClose()}
    >
      <Text size="sm" c="dimmed">
        {of === undefined || name === undefined ? text.effectNew : text.effect(name, of.achievedValue)}
      </Text>
    </FormDialog>
  );
}
