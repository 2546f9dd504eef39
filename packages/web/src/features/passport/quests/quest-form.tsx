// A quest made, or written over while nothing of it is published: when it starts anew, whether its tasks give points.
import { Text } from '@mantine/core';
import type { Quest } from '@uos/sdk/browser';
import type { QuestsCreateInput } from '@uos/sdk/services/passport';
import { questsCreateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { failedOf } from '../economy/import-failed.ts';
import { passportOf } from '../queries.ts';
import { questInput, questKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<QuestsCreateInput, 'items'>>;

const TAKEN = 60_001;
const BAD_SLUG = 30_003;

interface QuestFormProps {
  readonly appId: string;
  readonly quest?: Quest;
  readonly onClose: () => void;
}

export default function QuestForm({ appId, quest, onClose }: QuestFormProps) {
  const { quests } = passportOf(appId);
  const isNew = quest === undefined;
  const fields = fieldsOf<Values>(questsCreateForm, {
    displayName: { half: true },
    slugName: { half: true, placeholder: 'daily', description: text.slugHelp, when: () => isNew },
    type: { kind: 'radio', hints: text.types },
    layout: { kind: 'radio', hints: text.layouts },
    resetHour: { description: text.resetHelp },
    properties: { description: text.propertiesHelp },
  });
  const submit = async (values: Values): Promise<string> => {
    const input = inputOf<QuestsCreateInput>(questsCreateForm, values);
    if (isNew) {
      return (await quests.create(input)).quest.displayName;
    }
    const row = { ...questInput(quest), ...input, slugName: quest.slugName };
    failedOf(await quests.import({ quests: [row], overwrite: true }));
    return values.displayName;
  };
  return (
    <FormDialog
      title={isNew ? text.create : text.editTitle(quest.displayName)}
      size="lg"
      fields={fields}
      initial={{
        displayName: quest?.displayName ?? '',
        slugName: '',
        type: quest?.type ?? 'DailyQuest',
        layout: quest?.layout ?? 'Basic',
        resetHour: quest?.resetHour ?? 0,
        properties: quest?.properties ?? {},
      }}
      submitLabel={isNew ? text.submitCreate : text.save}
      onSubmit={submit}
      done={(name) => (isNew ? text.created(name) : text.saved(name))}
      errorFields={{ [TAKEN]: 'slugName', [BAD_SLUG]: 'slugName' }}
      refresh={questKeys(appId)}
      onClose={() => onClose()}
    >
      {isNew ? null : (
        <Text size="sm" c="dimmed">
          {text.editWords}
        </Text>
      )}
    </FormDialog>
  );
}
