// A new app: its organisation and its name. Afterwards its overview opens.

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { appName } from '@uos/contract/rules';
import type { Organization } from '@uos/sdk/browser';
import type { CreateInput } from '@uos/sdk/services/app';
import { createForm } from '@uos/sdk/services/app.forms';
import { screen } from '../../kit/address/link.ts';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { keyOf } from '../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../kit/form/fields-of.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { userIcon } from '../../kit/show/icons.ts';
import { organizationsQuery } from '../../shell/apps.ts';
import { platform } from '../../shell/uos.ts';
import { text } from './text.zh.ts';

const search = { orgId: words() };
const crumbs = [{ title: text.list, link: screen('/apps') }];

export default function AppCreate() {
  const organizations = useQuery(organizationsQuery);
  return (
    <Page title={text.create} help={text.createHelp} crumbs={crumbs}>
      {organizations.isPending ? <Waiting height={260} /> : null}
      {organizations.isLoadingError ? (
        <ErrorPanel error={organizations.error} onRetry={() => void organizations.refetch()} />
      ) : null}
      {organizations.isSuccess ? <Content organizations={organizations.data} /> : null}
    </Page>
  );
}

function Content({ organizations }: { organizations: readonly Organization[] }) {
  const [first] = organizations;
  return first === undefined ? (
    <EmptyState icon={userIcon} title={text.noOrganization}>
      {text.noOrganizationHint}
    </EmptyState>
  ) : (
    <CreateForm organizations={organizations} first={first} />
  );
}

type Values = ValuesOf<Pick<CreateInput, 'OrganizationId' | 'ProjectName'>>;

function CreateForm({ organizations, first }: { organizations: readonly Organization[]; first: Organization }) {
  const [{ orgId }] = useSearchState(search);
  const navigate = useNavigate();
  const fields = fieldsOf<Values>(createForm, {
    OrganizationId: {
      kind: 'choice',
      required: false,
      when: () => organizations.length > 1,
      label: text.organization,
      description: text.organizationHelp,
      options: organizations.map(({ id, name }) => ({ value: id, label: name })),
    },
    ProjectName: { description: text.nameHelp, placeholder: text.namePlaceholder, rule: appName },
  });
  const wanted = organizations.find(({ id }) => id === orgId) ?? first;
  return (
    <FormPage
      draft="app.create"
      fields={fields}
      initial={{ OrganizationId: wanted.id, ProjectName: '' }}
      onSubmit={(values) => platform.app.create(values)}
      done={({ ProjectName }) => text.done(ProjectName)}
      refresh={[keyOf(platform.app.list)]}
      onDone={({ AppId }) => void navigate(screen('/services/{appId}', { appId: AppId }))}
      submitLabel={text.submit}
      cancel={screen('/apps')}
    />
  );
}
