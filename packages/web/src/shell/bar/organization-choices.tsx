// The organisations behind the switcher.
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { routerPath } from '../../kit/address/link.ts';
import { organizationsQuery } from '../apps.ts';
import { useCurrentScreen } from '../current.ts';
import { text } from '../text.zh.ts';
import { Choices } from './choices.tsx';

export default function OrganizationChoices({ onClose }: { onClose: () => void }) {
  const { orgId: chosen } = useSearch({ strict: false }) as { orgId?: string };
  const { data: organizations = [] } = useQuery(organizationsQuery);
  const current = useCurrentScreen();
  // why the list and not a form of another organisation: what is half filled in belongs to the one it was begun in
  const path = current === undefined || current.kind === 'form' || current.path.includes('{') ? '/apps' : current.path;
  const to = routerPath(path);
  return (
    <Choices
      search={text.searchOrganizations}
      none={text.noOrganizations}
      choices={[
        { key: '', title: text.allOrganizations, isCurrent: chosen === undefined, link: { to } },
        ...organizations.map(({ id, name }) => ({
          key: id,
          title: name,
          isCurrent: id === chosen,
          link: { to, search: { orgId: id } },
        })),
      ]}
      onClose={onClose}
    />
  );
}
