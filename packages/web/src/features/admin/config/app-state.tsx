// Whether an app may be used, and whether services that exclude each other may be on at once.

import type { App } from '@uos/sdk/browser';
import type { UpdateInput } from '@uos/sdk/services/app';
import { updateForm } from '@uos/sdk/services/app.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { appKeys } from '../../../shell/apps.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const fields = fieldsOf<ValuesOf<Pick<UpdateInput, 'SupportMultiServices' | 'Status'>>>(updateForm, {
  SupportMultiServices: { label: text.multi, description: text.multiHelp },
  Status: { label: text.status, description: text.statusHelp, required: true },
});

export function AppState({ app: { AppId, SupportMultiServices, Status } }: { app: App }) {
  return (
    <FormPage
      key={`${SupportMultiServices} ${Status}`}
      fields={fields}
      initial={{ SupportMultiServices, Status }}
      onSubmit={(values) => platform.app.update({ ...inputOf<UpdateInput>(updateForm, values), appId: AppId })}
      done={() => text.saved}
      refresh={appKeys(AppId)}
    />
  );
}
