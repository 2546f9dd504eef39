// How players sign in to an app: what is set up, what is missing before real players come, and the settings themselves.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { IdDomain } from '@uos/sdk/services/passport';
import { idDomainColumns } from '@uos/sdk/services/passport.columns';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { isMissing } from '../../../kit/page/error-facts.ts';
import { loginIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { useApp } from '../../../shell/apps.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

const NoDomain = part(() => import('./no-domain.tsx'));
const Overview = part(() => import('./overview/overview.tsx'));
const LoginForm = part(() => import('./login-form.tsx'));
const Providers = part(() => import('./providers/providers.tsx'));
const Terms = part(() => import('./terms/terms.tsx'));
const Templates = part(() => import('./templates/templates.tsx'));
const Limits = part(() => import('./limits/limits.tsx'));
const Advanced = part(() => import('./advanced.tsx'));

export default function SettingsPage() {
  const { AppId: appId, ProjectName } = useApp();
  const { idDomains } = passportOf(appId);
  const domain = useQuery({ ...queryOf(idDomains.get, { id: appId }), select: (reply) => reply.idDomain });
  return domain.data === undefined && isMissing(domain.error) ? (
    <NoDomain appId={appId} name={ProjectName} refresh={[keyOf(idDomains.get)]} />
  ) : (
    <Settings appId={appId} query={domain} />
  );
}

function Settings({ appId, query }: { appId: string; query: UseQueryResult<IdDomain> }) {
  return (
    <DetailPage
      query={query}
      kind={text.title}
      icon={loginIcon}
      title={() => text.title}
      help={() => text.help}
      status={({ production }) => (
        <StatusDot
          label={
            production
              ? { zh: text.production, en: text.production, color: 'green' }
              : { zh: text.development, en: text.development, color: 'gray' }
          }
        />
      )}
      facts={facts}
      tabs={(domain) => [
        { key: 'overview', title: text.overview, render: () => <Overview appId={appId} domain={domain} /> },
        { key: 'login', title: text.login, render: () => <LoginForm appId={appId} domain={domain} /> },
        { key: 'providers', title: text.providers, render: () => <Providers appId={appId} /> },
        { key: 'terms', title: text.terms, render: () => <Terms appId={appId} /> },
        { key: 'sms', title: text.templates, render: () => <Templates appId={appId} /> },
        { key: 'limits', title: text.limits, render: () => <Limits appId={appId} /> },
        { key: 'advanced', title: text.advanced, render: () => <Advanced appId={appId} /> },
      ]}
    />
  );
}

const facts = columnsOf<IdDomain>(idDomainColumns, {
  name: {},
  reviewStatus: {},
  tosVersion: { kind: 'number' },
  modifiedAt: {},
  createdAt: {},
});
