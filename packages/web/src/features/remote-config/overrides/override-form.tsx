// A new override, by its name: nobody gets anything of it until it is enabled on its own page.
import { useNavigate } from '@tanstack/react-router';
import type { OverridesCreateInput } from '@uos/sdk/services/remote-config';
import { overridesCreateForm } from '@uos/sdk/services/remote-config.forms';
import { screen } from '../../../kit/address/link.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { changeKeys, configOf } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Pick<OverridesCreateInput, 'name' | 'description' | 'rolloutPercentage' | 'priority'>>;

const fields = fieldsOf<Values>(overridesCreateForm, {
  name: { placeholder: text.namePlaceholder },
  rolloutPercentage: { required: true, half: true, suffix: '%', description: text.rolloutHelp },
  priority: { required: true, half: true, description: text.priorityHelp },
  description: { kind: 'textarea' },
});

/** Whoever tries something begins with a few. */
const FIRST_PERCENT = 10;
const FIRST_PRIORITY = 100;

interface OverrideFormProps {
  readonly appId: string;
  readonly onClose: () => void;
}

export default function OverrideForm({ appId, onClose }: OverrideFormProps) {
  const { overrides } = configOf(appId);
  const navigate = useNavigate();
  return (
    <FormDialog
      title={text.newOverride}
      fields={fields}
      initial={{ name: '', rolloutPercentage: FIRST_PERCENT, priority: FIRST_PRIORITY, description: '' }}
      submitLabel={text.createAndEdit}
      onSubmit={(values) => overrides.create(inputOf<OverridesCreateInput>(overridesCreateForm, values))}
      done={(_reply, { name }) => text.overrideCreated(name)}
      refresh={changeKeys(appId)}
      onClose={(reply) => {
        onClose();
        if (reply !== undefined) {
          const { overrideId } = reply.override;
          void navigate(screen('/services/{appId}/config/override/{overrideId}', { appId, overrideId }) as never);
        }
      }}
    >
      {text.newOverrideHelp}
    </FormDialog>
  );
}
