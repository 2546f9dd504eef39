// How players sign in, who may come in, and what they see of it.
import type { IdDomain, IdDomainsUpdateInput } from '@uos/sdk/services/passport';
import { idDomainsUpdateForm } from '@uos/sdk/services/passport.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<IdDomainsUpdateInput, 'id'>>;

const fields = fieldsOf<Values>(idDomainsUpdateForm, {
  loginMethods: {},
  loginPlatforms: {},
  realNameRequired: {},
  minAge: { description: text.minAgeHelp, required: true, half: true },
  name: { required: true },
  companyName: {},
  logoURL: {},
  mockSms: { description: text.mockSmsHelp },
  mockRealName: { description: text.mockRealNameHelp },
});

export default function LoginForm({ appId, domain }: { appId: string; domain: IdDomain }) {
  const { idDomains } = passportOf(appId);
  const reason = usePermission()('passport.idDomains.update');
  const { loginMethods, loginPlatforms, realNameRequired, minAge, name, companyName, logoURL } = domain;
  const { mockSms, mockRealName } = domain;
  return (
    <FormPage<Values, unknown>
      key={domain.modifiedAt}
      draft={`passport.login.${appId}`}
      fields={fields}
      initial={{
        ...{ loginMethods, loginPlatforms, realNameRequired, minAge, name, companyName, logoURL },
        ...{ mockSms, mockRealName },
      }}
      parts={[
        { title: text.partWays, help: text.partWaysHelp, fields: ['loginMethods', 'loginPlatforms'] },
        { title: text.partRules, fields: ['realNameRequired', 'minAge'] },
        { title: text.partPage, fields: ['name', 'companyName', 'logoURL'] },
        { title: text.partMock, help: text.partMockHelp, fields: ['mockSms', 'mockRealName'] },
      ]}
      reason={reason}
      // why all of it: an empty text takes away what was there
      onSubmit={(values) => idDomains.update({ ...(values as Omit<IdDomainsUpdateInput, 'id'>), id: appId })}
      done={() => text.saved}
      refresh={[keyOf(idDomains.get)]}
    />
  );
}
