// A task of a quest made, or written over while nothing of its quest is published.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Quest, QuestItem } from '@uos/sdk/browser';
import type { QuestItemsCreateInput } from '@uos/sdk/services/passport';
import { questItemsCreateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { type Amount, amountsOf } from '../economy/amounts/amounts.ts';
import { AmountsInput, amountsProblem } from '../economy/amounts/amounts-input.tsx';
import { failedOf } from '../economy/import-failed.ts';
import { resourcesQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { itemInput, questInput, questKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<QuestItemsCreateInput, 'id'>, { rewards: readonly Amount[] }>;

const TAKEN = 60_001;
const BAD_SLUG = 30_003;

interface ItemFormProps {
  readonly appId: string;
  readonly quest: Quest;
  readonly item?: QuestItem;
  readonly onClose: () => void;
}

export default function ItemForm({ appId, quest, item, onClose }: ItemFormProps) {
  const { questItems, quests } = passportOf(appId);
  const resources = useQuery(resourcesQuery(appId));
  if (resources.isPending) {
    return null;
  }
  const hasBar = quest.layout === 'WithProgressBar';
  const fields = fieldsOf<Values>(questItemsCreateForm, {
    displayName: { half: true },
    slugName: { half: true, placeholder: 'light-3', description: text.itemSlugHelp, when: () => item === undefined },
    kind: { kind: 'radio', hints: text.kinds, when: () => hasBar },
    thresholdValue: { half: true, description: text.itemThresholdHelp },
    points: { half: true, description: text.pointsHelp, when: ({ kind }) => hasBar && kind === 'Task' },
    rewards: {
      kind: 'own',
      required: false,
      description: text.rewardsHelp,
      check: amountsProblem,
      render: (input) => <AmountsInput {...input} appId={appId} label={text.rewards} />,
    },
    order: { half: true, description: text.orderHelp },
  });
  const submit = async (values: Values): Promise<string> => {
    const isTask = !hasBar || values.kind === 'Task';
    const input = inputOf<Omit<QuestItemsCreateInput, 'id'>>(questItemsCreateForm, {
      ...values,
      kind: isTask ? 'Task' : 'PointReward',
      points: hasBar && isTask ? values.points : 0,
      rewards: [...values.rewards],
    });
    if (item === undefined) {
      await questItems.create({ ...input, id: quest.slugName });
      return values.displayName;
    }
    const items = quest.items.map((one) =>
      one.id === item.id ? { ...itemInput(one), ...input, slugName: one.slugName } : itemInput(one),
    );
    failedOf(await quests.import({ quests: [{ ...questInput(quest), items }], overwrite: true }));
    return values.displayName;
  };
  return (
    <FormDialog
      title={item === undefined ? text.newItem : text.editTitle(item.displayName)}
      size="lg"
      fields={fields}
      initial={{
        displayName: item?.displayName ?? '',
        slugName: item?.slugName ?? '',
        kind: item?.kind ?? 'Task',
        thresholdValue: item?.thresholdValue ?? 1,
        points: item?.points ?? (hasBar ? 10 : 0),
        rewards: amountsOf(item?.rewards ?? []),
        order: item?.order ?? quest.items.length,
      }}
      submitLabel={item === undefined ? text.submitCreate : text.save}
      onSubmit={submit}
      done={(name) => (item === undefined ? text.created(name) : text.saved(name))}
      errorFields={{ [TAKEN]: 'slugName', [BAD_SLUG]: 'slugName' }}
      refresh={questKeys(appId)}
      onClose={() => onClose()}
    >
      {item === undefined ? null : (
        <Text size="sm" c="dimmed">
          {text.editItemWords}
        </Text>
      )}
    </FormDialog>
  );
}
