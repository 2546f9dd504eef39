// Whether an app may be used, and whether services that exclude each other may be on at once.

import { platformLabels } from '@uos/contract/labels';
import type { App } from '@uos/sdk/browser';
import type { UpdateInput } from '@uos/sdk/services/app';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { appKeys } from '../../../shell/apps.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

type Values = { SupportMultiServices: boolean; Status: string };

const { status } = platformLabels.app;

const fields: FieldsOf<Values> = {
  SupportMultiServices: { kind: 'switch', label: text.multi, description: text.multiHelp },
  Status: {
    kind: 'choice',
    label: text.status,
    description: text.statusHelp,
    required: true,
    options: Object.entries(status).map(([value, { zh }]) => ({ value, label: zh })),
  },
};

export function AppState({ app: { AppId, SupportMultiServices, Status } }: { app: App }) {
  return (
    <FormPage
      key={`${SupportMultiServices} ${Status}`}
      fields={fields}
      initial={{ SupportMultiServices, Status }}
      onSubmit={(values) =>
        platform.app.update({
          appId: AppId,
          SupportMultiServices: values.SupportMultiServices,
          Status: values.Status as NonNullable<UpdateInput['Status']>,
        })
      }
      done={() => text.saved}
      refresh={appKeys(AppId)}
    />
  );
}
