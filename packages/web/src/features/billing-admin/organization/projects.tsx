// The projects of an organisation.
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Project } from '@uos/sdk/services/org';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { screen } from '../../../kit/link.ts';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { given, serverSource, sortedHere } from '../../../kit/list/source.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const c = columnsOf<Project>();

const columns = [
  c.text('Name', text.project, { sort: true }),
  c.id('Id', text.projectId),
  c.own('AppId', text.projectApp, ({ AppId }) => (AppId === '' ? text.noApp : <ToApp appId={AppId} />)),
  c.time('CreatedAt', text.created, { sort: true }),
];

export default function Projects({ orgId }: { orgId: string }) {
  return (
    <DataList
      id="org.projects"
      label={text.projects}
      source={sortedHere(
        serverSource({
          key: ['org.projects', orgId],
          call: platform.org.projects.list,
          input: ({ q }) => ({ orgId, ...given({ name: q }) }),
        }),
      )}
      columns={columns}
      rowKey={({ Id }) => Id}
      rowName={({ Name }) => Name}
      search={text.searchProject}
      empty={
        <EmptyState icon="folder" title={text.noProjects}>
          {text.noProjectsHint}
        </EmptyState>
      }
    />
  );
}

function ToApp({ appId }: { appId: string }) {
  return (
    <Anchor inherit renderRoot={(props) => <Link {...props} {...screen('/services/{appId}', { appId })} />}>
      {appId.slice(0, 8)}
    </Anchor>
  );
}
