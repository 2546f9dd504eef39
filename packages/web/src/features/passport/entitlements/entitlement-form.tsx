// An entitlement given to one player, or the name and time of one.
import { isUuid } from '@uos/contract/rules';
import type { Entitlement } from '@uos/sdk/browser';
import type { EntitlementsCreateInput, EntitlementsUpdateInput } from '@uos/sdk/services/passport';
import { entitlementsCreateForm, entitlementsUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { entitlementKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<EntitlementsCreateInput, 'properties'>>;

const after = (end: string, { startTime }: Values) =>
  end !== '' && startTime !== '' && Date.parse(end) <= Date.parse(startTime) ? text.endFirst : undefined;

const looksUnlike = (id: string) => (id === '' || isUuid(id) ? undefined : text.personaFilter);

interface EntitlementFormProps {
  readonly appId: string;
  readonly entitlement?: Entitlement;
  readonly onClose: () => void;
}

export default function EntitlementForm({ appId, entitlement, onClose }: EntitlementFormProps) {
  const { entitlements } = passportOf(appId);
  const isNew = entitlement === undefined;
  const fields = fieldsOf<Values>(entitlementsCreateForm, {
    type: { description: text.typeHelp, when: () => isNew },
    displayName: {},
    ownerType: { kind: 'radio', when: () => isNew },
    personaID: {
      required: true,
      check: looksUnlike,
      when: ({ ownerType }) => isNew && ownerType === 'Persona',
    },
    userID: { required: true, check: looksUnlike, when: ({ ownerType }) => isNew && ownerType === 'User' },
    startTime: { half: true, description: text.startHelp },
    endTime: { half: true, description: text.endHelp, check: after },
  });
  const submit = (values: Values) => {
    if (!isNew) {
      const { displayName, startTime, endTime } = values;
      const change = inputOf<EntitlementsUpdateInput>(entitlementsUpdateForm, { displayName, startTime, endTime });
      return entitlements.update({ ...change, id: entitlement.id });
    }
    const { personaID, userID, ...rest } = values;
    const owner = values.ownerType === 'User' ? { userID } : { personaID };
    return entitlements.create(inputOf<EntitlementsCreateInput>(entitlementsCreateForm, { ...rest, ...owner }));
  };
  return (
    <FormDialog
      title={isNew ? text.give : text.editTitle}
      fields={fields}
      initial={{
        type: entitlement?.type ?? '',
        displayName: entitlement?.displayName ?? '',
        ownerType: entitlement?.ownerType ?? 'Persona',
        personaID: entitlement?.personaID ?? '',
        userID: entitlement?.userID ?? '',
        startTime: entitlement?.startTime ?? '',
        endTime: entitlement?.endTime ?? '',
      }}
      submitLabel={isNew ? text.give : text.save}
      onSubmit={submit}
      done={({ entitlement: { displayName } }) => (isNew ? text.given(displayName) : text.saved(displayName))}
      refresh={entitlementKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
