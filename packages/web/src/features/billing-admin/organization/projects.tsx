// The projects of an organisation.

import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Project } from '@uos/sdk/services/org';
import { projectColumns } from '@uos/sdk/services/org.columns';
import { screen } from '../../../kit/address/link.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given, sortedHere } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { folderIcon } from '../../../kit/show/icons.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<Project>(projectColumns, {
  Name: { title: text.project, sort: true },
  Id: {},
  AppId: {
    title: text.projectApp,
    kind: 'text',
    cell: ({ AppId }) => (AppId === '' ? text.noApp : <ToApp appId={AppId} />),
  },
  CreatedAt: { sort: true },
});

export default function Projects({ orgId }: { orgId: string }) {
  return (
    <DataList
      id="org.projects"
      label={text.projects}
      source={sortedHere(listOf(platform.org.projects.list, ({ q }) => ({ orgId, ...given({ name: q }) })))}
      columns={columns}
      rowKey={({ Id }) => Id}
      rowName={({ Name }) => Name}
      search={text.searchProject}
      empty={
        <EmptyState icon={folderIcon} title={text.noProjects}>
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
