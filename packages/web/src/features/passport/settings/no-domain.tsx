// Switched on, and nothing behind it yet: what an identity domain is, and the form that makes one.

import type { IdDomainsCreateInput } from '@uos/sdk/services/passport';
import { idDomainsCreateForm } from '@uos/sdk/services/passport.forms';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { loginIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<IdDomainsCreateInput, 'name' | 'loginMethods'>>;

const fields = fieldsOf<Values>(idDomainsCreateForm, {
  name: { description: text.domainNameHelp },
  loginMethods: {},
});

interface NoDomainProps {
  readonly appId: string;
  readonly name: string;
  readonly refresh: readonly (readonly unknown[])[];
}

export default function NoDomain({ appId, name, refresh }: NoDomainProps) {
  const { idDomains } = passportOf(appId);
  const reason = usePermission()('passport.idDomains.create');
  const [isOpen, setOpen] = useState(false);
  return (
    <Page title={text.title} help={text.help}>
      <EmptyState
        icon={loginIcon}
        title={text.noDomain}
        action={
          <ActionButton reason={reason} onClick={() => setOpen(true)}>
            {text.createDomain}
          </ActionButton>
        }
        snippets={{ call: idDomains.create, input: { name } }}
      >
        {text.noDomainHint}
      </EmptyState>
      {isOpen ? (
        <FormDialog<Values, unknown>
          title={text.createDomain}
          fields={fields}
          initial={{ name, loginMethods: ['ServerSide'] }}
          submitLabel={text.createDomain}
          onSubmit={(values) => idDomains.create(values as IdDomainsCreateInput)}
          done={() => text.domainCreated}
          refresh={refresh}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Page>
  );
}
