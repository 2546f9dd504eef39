// What one track gives at one level. The track is read anew first, so that what others changed at other levels stays.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BattlePass, BattlePassSlot } from '@uos/sdk/browser';
import { battlePassSlotsUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import type { Amount } from '../economy/amounts/amounts.ts';
import { AmountsInput, amountsProblem } from '../economy/amounts/amounts-input.tsx';
import { resourcesQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { begunQuery, passKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = { readonly rewards: readonly Amount[] };

interface CellFormProps {
  readonly appId: string;
  readonly pass: BattlePass;
  readonly slot: BattlePassSlot;
  readonly level: number;
  readonly onClose: () => void;
}

export default function CellForm({ appId, pass, slot, level, onClose }: CellFormProps) {
  const { battlePassSlots } = passportOf(appId);
  const resources = useQuery(resourcesQuery(appId));
  const begun = useQuery(begunQuery(appId, pass.slugName)).data;
  if (resources.isPending) {
    return null;
  }
  const fields = fieldsOf<Values>(battlePassSlotsUpdateForm, {
    rewards: {
      kind: 'own',
      label: text.rewards,
      required: false,
      description: text.cellHelp,
      check: amountsProblem,
      render: (input) => <AmountsInput {...input} appId={appId} label={text.rewards} />,
    },
  });
  return (
    <FormDialog<Values, unknown>
      title={text.cellTitle(slot.displayName, level)}
      fields={fields}
      initial={{ rewards: slot.rewards.find((row) => row.level === level)?.items ?? [] }}
      submitLabel={text.save}
      onSubmit={async ({ rewards: items }) => {
        const { slot: now } = await battlePassSlots.get({ id: slot.id });
        const others = now.rewards.filter((row) => row.level !== level);
        const rewards = items.length === 0 ? others : [...others, { level, items: [...items] }];
        return battlePassSlots.update({ id: slot.id, rewards });
      }}
      done={() => text.cellSaved(slot.displayName, level)}
      refresh={passKeys(appId)}
      onClose={() => onClose()}
    >
      <Text size="sm" c="dimmed">
        {text.cellAffects(begun)}
      </Text>
    </FormDialog>
  );
}
