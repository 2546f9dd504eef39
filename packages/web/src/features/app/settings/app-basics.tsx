// Name and icon of an app.
import { appName } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { usePermission } from '../../../shell/permission.ts';
import { platform } from '../../../shell/uos.ts';
import { PartnerLink } from './partner-link.tsx';
import { text } from './text.zh.ts';

type Values = { ProjectName: string; IconUrl: string };

const fields: FieldsOf<Values> = {
  ProjectName: { kind: 'text', label: text.name, description: text.nameHelp, required: true, rule: appName },
  IconUrl: { kind: 'text', label: text.icon, description: text.iconHelp },
};

export default function AppBasics({ app }: { app: App }) {
  const reasonFor = usePermission();
  return (
    <>
      <FormPage
        draft={`app.settings.${app.AppId}`}
        fields={fields}
        initial={{ ProjectName: app.ProjectName, IconUrl: app.IconUrl }}
        reason={reasonFor('app.update')}
        onSubmit={(values) => platform.app.update({ appId: app.AppId, ...values })}
        done={() => text.saved}
        refresh={[['app.get', app.AppId], ['app.list']]}
        submitLabel={text.save}
      />
      <PartnerLink app={app} />
    </>
  );
}
