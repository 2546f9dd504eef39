// A new app: its organisation and its name. Afterwards its overview opens.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { appName } from '@uos/contract/rules';
import type { Organization } from '@uos/sdk/browser';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import type { FieldsOf } from '../../kit/form/fields.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { screen } from '../../kit/link.ts';
import { Page } from '../../kit/page.tsx';
import { useSearchState, words } from '../../kit/search-state.ts';
import { Waiting } from '../../kit/waiting.tsx';
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
      {organizations.isError ? (
        <ErrorPanel error={organizations.error} onRetry={() => void organizations.refetch()} />
      ) : null}
      {organizations.isSuccess ? <Content organizations={organizations.data} /> : null}
    </Page>
  );
}

function Content({ organizations }: { organizations: readonly Organization[] }) {
  const [first] = organizations;
  return first === undefined ? (
    <EmptyState icon="user" title={text.noOrganization}>
      {text.noOrganizationHint}
    </EmptyState>
  ) : (
    <CreateForm organizations={organizations} first={first} />
  );
}

type Values = { orgId: string; name: string };

function CreateForm({ organizations, first }: { organizations: readonly Organization[]; first: Organization }) {
  const [{ orgId }] = useSearchState(search);
  const navigate = useNavigate();
  const fields: FieldsOf<Values> = {
    orgId: {
      kind: 'choice',
      label: text.organization,
      description: text.organizationHelp,
      options: organizations.map(({ id, name }) => ({ value: id, label: name })),
    },
    name: {
      kind: 'text',
      label: text.name,
      description: text.nameHelp,
      placeholder: text.namePlaceholder,
      required: true,
      rule: appName,
    },
  };
  const wanted = organizations.find(({ id }) => id === orgId) ?? first;
  return (
    <FormPage
      draft="app.create"
      fields={fields}
      initial={{ orgId: wanted.id, name: '' }}
      onSubmit={(values) => platform.app.create({ ProjectName: values.name, OrganizationId: values.orgId })}
      done={({ ProjectName }) => text.done(ProjectName)}
      refresh={[['app.list']]}
      onDone={({ AppId }) => void navigate(screen('/services/{appId}', { appId: AppId }))}
      submitLabel={text.submit}
      cancel={screen('/apps')}
    />
  );
}
