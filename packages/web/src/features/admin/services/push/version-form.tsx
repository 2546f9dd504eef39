// A new version of the push server, or another word on one.
import type { PushServerVersion, ServerVersionsCreateInput } from '@uos/sdk/services/push';
import { serverVersionsCreateForm } from '@uos/sdk/services/push.forms';
import { keyOf } from '../../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { text } from '../text.zh.ts';
import { push } from './queries.ts';

interface VersionFormProps {
  /** The version to change; a new one without it. */
  readonly of?: PushServerVersion;
  readonly onClose: () => void;
}

export default function VersionForm({ of, onClose }: VersionFormProps) {
  const fields = fieldsOf<ValuesOf<ServerVersionsCreateInput>>(serverVersionsCreateForm, {
    version: {},
    image: {},
    description: { kind: 'textarea' },
    isDefault: { description: text.defaultHelp, reason: of?.isDefault === true ? text.staysDefault : undefined },
  });
  return (
    <FormDialog
      title={of === undefined ? text.createVersion : text.editVersion}
      fields={fields}
      initial={{
        version: of?.version ?? '',
        image: of?.image ?? '',
        description: of?.description ?? '',
        isDefault: of?.isDefault ?? false,
      }}
      submitLabel={of === undefined ? text.create : text.save}
      onSubmit={async (values) => {
        await (of === undefined
          ? push.serverVersions.create(values)
          : push.serverVersions.update({ id: of.id, ...values }));
      }}
      done={(_reply, { version }) => text.versionSaved(version)}
      refresh={[keyOf(push.serverVersions.list)]}
      onClose={() => onClose()}
    />
  );
}
