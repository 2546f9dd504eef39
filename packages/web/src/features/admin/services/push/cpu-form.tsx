// The cores that each push server of an app gets.
import type { AppsUpdateInput, PushApp } from '@uos/sdk/services/push';
import { appsUpdateForm } from '@uos/sdk/services/push.forms';
import { keyOf } from '../../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { text } from '../text.zh.ts';
import { push, pushOf } from './queries.ts';

const fields = fieldsOf<ValuesOf<Pick<AppsUpdateInput, 'cpuQuota'>>>(appsUpdateForm, {
  cpuQuota: { required: true, decimals: 3, suffix: text.cores, description: text.cpuHelp },
});

export default function CpuForm({ of, onClose }: { of: PushApp; onClose: () => void }) {
  return (
    <FormDialog
      title={text.cpuTitle(of.name)}
      fields={fields}
      initial={{ cpuQuota: of.cpuQuota }}
      submitLabel={text.save}
      onSubmit={({ cpuQuota }) =>
        pushOf(of.appId).apps.update({ id: of.appId, ...(cpuQuota !== undefined && { cpuQuota }) })
      }
      done={() => text.cpuSaved(of.name)}
      refresh={[keyOf(push.apps.list)]}
      onClose={() => onClose()}
    />
  );
}
