// Moves apps to a version: those that run another one can be chosen.
import { useQuery } from '@tanstack/react-query';
import type { PushServerVersion, ServerVersionsAssignInput } from '@uos/sdk/services/push';
import { serverVersionsAssignForm } from '@uos/sdk/services/push.forms';
import { keyOf } from '../../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { text } from '../text.zh.ts';
import { push, pushAppsQuery, versionsQuery } from './queries.ts';

interface AssignFormProps {
  readonly of: PushServerVersion;
  readonly onClose: () => void;
}

export default function AssignForm({ of: { id, version }, onClose }: AssignFormProps) {
  const versions = useQuery(versionsQuery).data ?? [];
  const apps = useQuery(pushAppsQuery).data ?? [];
  const others = apps.filter(({ serverVersionId }) => serverVersionId !== id);
  const fields = fieldsOf<ValuesOf<Pick<ServerVersionsAssignInput, 'appIds'>>>(serverVersionsAssignForm, {
    appIds: {
      kind: 'choices',
      label: text.pushApp,
      description: text.assignHelp,
      options: others.map((app) => ({
        value: app.id,
        label: text.appOnVersion(app.name, versions.find((one) => one.id === app.serverVersionId)?.version ?? ''),
      })),
    },
  });
  return (
    <FormDialog
      title={text.assignTitle(version)}
      fields={fields}
      initial={{ appIds: [] }}
      submitLabel={text.assign}
      onSubmit={({ appIds }) => push.serverVersions.assign({ appIds: [...appIds], serverVersionId: id })}
      done={({ updated }) => text.assigned(updated, version)}
      refresh={[keyOf(push.serverVersions.list), keyOf(push.apps.list)]}
      onClose={() => onClose()}
    />
  );
}
