// One image beside the list: the stages of its build, what it says, and why it failed.
import { Alert, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { MultiverseImage } from '@uos/sdk/services/multiverse';
import { multiverseImageColumns } from '@uos/sdk/services/multiverse.columns';
import { useMemo } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { LiveView } from '../../../kit/live/live-view.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { refreshIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { buildLog } from '../log/server-lines.ts';
import { imageKeys, imageQuery, multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { StageBar } from './stage-bar.tsx';
import { isBuilding } from './stages.ts';
import { systemWords } from './system-words.ts';

const LOOK_MS = 2000;
const HEIGHT = 320;

interface ImageDrawerProps {
  readonly appId: string;
  readonly id: string;
  readonly onClose: () => void;
  /** What else can be done with it once it is built. */
  readonly builtAction?: (image: MultiverseImage) => RowAction;
}

const facts = columnsOf<MultiverseImage>(multiverseImageColumns, {
  id: {},
  tag: {},
  os: { kind: 'text', cell: ({ os }) => systemWords({ os }) },
  size: { kind: 'bytes' },
  entrypoint: {},
  description: {},
  attempt: {},
  createdAt: {},
  finishedAt: {},
});

export default function ImageDrawer({ appId, id, onClose, builtAction }: ImageDrawerProps) {
  const query = useQuery({
    ...imageQuery(appId, id),
    refetchInterval: ({ state: { data } }) => (data === undefined || isBuilding(data.image) ? LOOK_MS : false),
  });
  const { data } = query;
  return (
    <SideDrawer title={data?.name ?? text.image} closeLabel={text.close} width={640} canFill onClose={onClose}>
      {data === undefined ? (
        query.isError ? (
          <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Waiting height={HEIGHT} />
        )
      ) : (
        <Build appId={appId} image={data} action={data.status === 'success' ? builtAction?.(data) : undefined} />
      )}
    </SideDrawer>
  );
}

interface BuildProps {
  readonly appId: string;
  readonly image: MultiverseImage;
  readonly action: RowAction | undefined;
}

function Build({ appId, image, action }: BuildProps) {
  const { id, name, attempt, status, failedReason } = image;
  const reason = usePermission()('multiverse.images.rebuild');
  const rebuild = useAction({
    run: () => multiverseOf(appId).images.rebuild({ imageId: id }),
    done: () => text.rebuilding(name),
    refresh: imageKeys(appId),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another log
  const source = useMemo(() => buildLog(appId, id), [appId, id, attempt]);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <StatusDot label={label(multiverseImageColumns.status.labels, status)} />
        <Group gap="xs">
          {isBuilding(image) ? null : (
            <ActionButton
              size="xs"
              variant="default"
              icon={refreshIcon}
              reason={reason}
              loading={rebuild.isPending}
              onClick={() => rebuild.mutate()}
            >
              {text.rebuild}
            </ActionButton>
          )}
          {action === undefined ? null : (
            <ActionButton size="xs" icon={action.icon} reason={action.reason} onClick={action.onClick}>
              {action.label}
            </ActionButton>
          )}
        </Group>
      </Group>
      <StageBar image={image} />
      {failedReason === '' ? null : <Alert color="red">{failedReason}</Alert>}
      <LiveView
        title={text.buildLogOf(name)}
        source={source}
        height={HEIGHT}
        empty={{ title: text.noBuildLog, commands: [`uos multiverse logs ${id} -f`] }}
      />
      <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(image) }))} />
    </Stack>
  );
}
