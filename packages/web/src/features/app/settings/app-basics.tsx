// Name and icon of an app, and what is known of it beside them.

import { Stack } from '@mantine/core';
import { label, platformLabels } from '@uos/contract/labels';
import { appName, formatTime } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import type { UpdateInput } from '@uos/sdk/services/app';
import { updateForm } from '@uos/sdk/services/app.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { CopyableId } from '../../../kit/show/code.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { appKeys } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { platform } from '../../../shell/uos.ts';
import { PartnerLink } from './partner-link.tsx';
import { text } from './text.zh.ts';

const fields = fieldsOf<ValuesOf<Pick<UpdateInput, 'ProjectName' | 'IconUrl'>>>(updateForm, {
  ProjectName: { description: text.nameHelp, required: true, rule: appName },
  IconUrl: { label: text.icon, description: text.iconHelp },
});

export default function AppBasics({ app }: { app: App }) {
  const reasonFor = usePermission();
  return (
    <Stack gap="xl">
      <Facts
        facts={[
          { title: text.appId, value: <CopyableId value={app.AppId} label={text.copyAppId} /> },
          { title: text.organization, value: app.OrganizationName },
          { title: text.role, value: label(platformLabels.app.role, app.Role)[language] },
          { title: text.status, value: <StatusDot label={label(platformLabels.app.status, app.Status)} /> },
          { title: text.created, value: formatTime(app.CreatedAt) },
        ]}
      />
      <FormPage
        draft={`app.settings.${app.AppId}`}
        fields={fields}
        initial={{ ProjectName: app.ProjectName, IconUrl: app.IconUrl }}
        reason={reasonFor('app.update')}
        onSubmit={(values) => platform.app.update({ appId: app.AppId, ...values })}
        done={() => text.saved}
        refresh={appKeys(app.AppId)}
        now={(set) => ({ is: ({ AppId }) => AppId === app.AppId, set })}
        submitLabel={text.save}
      />
      <PartnerLink app={app} />
    </Stack>
  );
}
