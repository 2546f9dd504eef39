// The images of a game: uploaded builds, and how far each has come on its way to something that runs.
import { Badge, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ImagesListInput, MultiverseImage } from '@uos/sdk/services/multiverse';
import { multiverseImageColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { packagesIcon, refreshIcon, trashIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { imageKeys, multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { isBuilding } from './stages.ts';
import { systemWords } from './system-words.ts';

const ImageForm = part(() => import('./image-form.tsx'), 'over');
const ImageDrawer = part(() => import('./image-drawer.tsx'), 'over');

/** A build goes from stage to stage within seconds. */
const LOOK_MS = 5000;

const { status: state } = multiverseImageColumns;

const columnsWith = (inUse: ImageListProps['inUse']) =>
  columnsOf<MultiverseImage>(multiverseImageColumns, {
    name: {
      cell: ({ id, name }) =>
        inUse?.id === id ? (
          <Group gap={6} component="span">
            {name}
            <Badge variant="light" size="sm" radius="sm" tt="none">
              {inUse.words}
            </Badge>
          </Group>
        ) : (
          name
        ),
    },
    status: {},
    tag: {},
    os: { kind: 'text', cell: ({ os }) => systemWords({ os }), value: ({ os }) => systemWords({ os }) },
    size: { kind: 'bytes' },
    attempt: { wideOnly: true },
    failedReason: { wideOnly: true },
    createdAt: {},
    finishedAt: { hidden: true },
    md5: { hidden: true },
    id: { hidden: true },
  });

interface ImageListProps {
  readonly appId: string;
  /** Where it is not the app's own game. */
  readonly gameId?: string;
  /** The one that servers run, and how that is said. */
  readonly inUse?: { readonly id: string | undefined; readonly words: string };
  /** What does all of it from a terminal. */
  readonly command?: string;
  /** What else can be done with an image that is built. */
  readonly builtAction?: (image: MultiverseImage) => RowAction;
}

export default function ImageList({ appId, gameId = appId, inUse, command, builtAction }: ImageListProps) {
  const { images } = multiverseOf(appId);
  const client = useQueryClient();
  const reasonFor = usePermission();
  const drawer = useSideDrawer('image');
  const [isUploading, setUploading] = useState(false);
  const [deleted, setDeleted] = useState<MultiverseImage>();
  const rebuild = useAction({
    run: ({ id }: MultiverseImage) => images.rebuild({ imageId: id }),
    done: (_reply, { name }) => text.rebuilding(name),
    refresh: imageKeys(appId),
  });
  const upload = (
    <ActionButton icon={uploadIcon} reason={reasonFor('multiverse.images.create')} onClick={() => setUploading(true)}>
      {text.uploadImage}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="multiverse.images"
        label={text.images}
        source={listOf(images.list, ({ filters: { status } }) => ({
          gameId,
          ...given({ status: status as NonNullable<ImagesListInput['status']> | '' }),
        }))}
        columns={columnsWith(inUse)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowSearch={({ id }) => sideDrawer('image', id)}
        refetchMs={LOOK_MS}
        filters={[labelFilter('status', state.title, state.labels)]}
        toolbar={upload}
        actions={(image) => [
          ...(builtAction === undefined || image.status !== 'success' ? [] : [builtAction(image)]),
          {
            label: text.rebuild,
            icon: refreshIcon,
            reason: reasonFor('multiverse.images.rebuild') ?? notEnded(image),
            onClick: () => rebuild.mutate(image),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('multiverse.images.remove'),
            onClick: () => setDeleted(image),
          },
        ]}
        empty={
          <EmptyState
            icon={packagesIcon}
            title={text.noImages}
            action={upload}
            {...(command === undefined ? {} : { commands: [command] })}
          >
            {text.noImagesHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {isUploading ? (
          <ImageForm
            appId={appId}
            gameId={gameId}
            onBuilt={() => void Promise.all(imageKeys(appId).map((queryKey) => client.invalidateQueries({ queryKey })))}
            onClose={() => setUploading(false)}
          />
        ) : null}
        {drawer.id === undefined ? null : (
          <ImageDrawer
            key={drawer.id}
            appId={appId}
            id={drawer.id}
            onClose={drawer.close}
            {...(builtAction === undefined ? {} : { builtAction })}
          />
        )}
      </Suspense>
      {deleted === undefined ? null : (
        <Confirm
          title={text.deleteImage}
          verb={text.delete}
          onConfirm={() => images.remove({ id: deleted.id })}
          done={text.imageDeleted(deleted.name)}
          refresh={imageKeys(appId)}
          onClose={() => setDeleted(undefined)}
        >
          {text.deleteImageWords(deleted.name)}
        </Confirm>
      )}
    </>
  );
}

function notEnded(image: MultiverseImage): string | undefined {
  return isBuilding(image) ? text.stillBuilds : undefined;
}
