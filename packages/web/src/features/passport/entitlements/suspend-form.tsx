// An entitlement taken for a while, with why.
import type { Entitlement } from '@uos/sdk/browser';
import type { EntitlementsSuspendInput } from '@uos/sdk/services/passport';
import { entitlementsSuspendForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { entitlementKeys } from './queries.ts';
import { text } from './text.zh.ts';

const fields = fieldsOf<ValuesOf<Omit<EntitlementsSuspendInput, 'id'>>>(entitlementsSuspendForm, {
  reason: { kind: 'textarea' },
});

interface SuspendFormProps {
  readonly appId: string;
  readonly entitlement: Entitlement;
  readonly onClose: () => void;
}

export default function SuspendForm({ appId, entitlement: { id, displayName }, onClose }: SuspendFormProps) {
  return (
    <FormDialog
      title={text.suspendTitle(displayName)}
      fields={fields}
      initial={{ reason: '' }}
      submitLabel={text.suspendVerb}
      danger
      onSubmit={({ reason }) => passportOf(appId).entitlements.suspend({ id, ...(reason !== '' && { reason }) })}
      done={() => text.suspended(displayName)}
      refresh={entitlementKeys(appId)}
      onClose={() => onClose()}
    >
      {text.suspendHelp}
    </FormDialog>
  );
}
