// The pictures of players as they look, to go through by eye; marked ones are deleted together.

import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import type { ProfilePicture } from '@uos/sdk/services/save';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { useListState } from '../../../kit/list/list-state.ts';
import { NoMatch } from '../../../kit/list/no-match.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../kit/page/stale-line.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { SearchField } from '../../../kit/search-field.tsx';
import { trashIcon } from '../../../kit/show/icons.ts';
import classes from './pictures.module.css';
import type { PicturesProps } from './pictures-page.tsx';
import { picturesOf } from './source.ts';
import { text } from './text.zh.ts';

const Pager = part(() => import('../../../kit/list/tools/pager.tsx'), 'nothing');

/** The table of the same pictures has this filter; what it says stays in the address. */
const FILTERS = [{ kind: 'text', key: 'persona', title: '' }] as const;
const HEIGHT = 320;

export default function PictureGrid({ appId, reason, toolbar, empty, onOpen }: PicturesProps) {
  const state = useListState({ filters: FILTERS, sort: undefined, scope: undefined });
  const source = picturesOf(appId);
  const { question } = state;
  const page = useQuery({
    queryKey: [...source.key, 'page', question],
    // why no `queryOf`: a page of the very list that the table shows
    queryFn: ({ signal }) => source.page(question, signal),
    placeholderData: keepPreviousData,
  });
  const [marked, setMarked] = useState<ReadonlyMap<string, ProfilePicture>>(new Map());
  if (page.data === undefined) {
    return page.isLoadingError ? (
      <ErrorPanel error={page.error} onRetry={() => void page.refetch()} />
    ) : (
      <Waiting height={HEIGHT} />
    );
  }
  const { rows, total } = page.data;
  if (total === 0 && !state.isNarrowed) {
    return empty;
  }
  const mark = (picture: ProfilePicture): void => {
    const next = new Map(marked);
    if (!next.delete(picture.pfpId)) {
      next.set(picture.pfpId, picture);
    }
    setMarked(next);
  };
  return (
    <section aria-label={text.pictures} aria-busy={page.isFetching}>
      <Group justify="space-between" mb="sm" role="toolbar" aria-label={text.pictures}>
        {marked.size === 0 ? (
          <SearchField value={question.q} placeholder={text.search} onChange={state.search} />
        ) : (
          <Group gap="xs">
            <Text size="sm">{text.marked(marked.size)}</Text>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setMarked(new Map())}>
              {text.unmark}
            </Button>
            <ActionButton
              size="xs"
              variant="default"
              icon={trashIcon}
              reason={reason}
              onClick={() => {
                onOpen({ kind: 'remove', pictures: [...marked.values()] });
                setMarked(new Map());
              }}
            >
              {text.removeVerb(marked.size)}
            </ActionButton>
          </Group>
        )}
        <Group gap="sm">
          <Text size="xs" c="dimmed">
            {text.total(total.toLocaleString('en-US'))}
          </Text>
          {toolbar}
        </Group>
      </Group>
      <StaleLine query={page} />
      {rows.length === 0 ? (
        <NoMatch beyond={question.page > 1} onClick={question.page > 1 ? () => state.setPage(1) : state.clear} />
      ) : (
        <ul className={classes.grid}>
          {rows.map((picture) => (
            <Tile
              key={picture.pfpId}
              picture={picture}
              isMarked={marked.has(picture.pfpId)}
              onMark={() => mark(picture)}
              onOpen={() => onOpen({ kind: 'look', pictures: [picture] })}
            />
          ))}
        </ul>
      )}
      {total > question.size ? (
        <Suspense fallback={null}>
          <Pager state={state} total={total} />
        </Suspense>
      ) : null}
    </section>
  );
}

interface TileProps {
  readonly picture: ProfilePicture;
  readonly isMarked: boolean;
  readonly onMark: () => void;
  readonly onOpen: () => void;
}

function Tile({ picture: { userId, file, modifiedAt }, isMarked, onMark, onOpen }: TileProps) {
  return (
    <li className={classes.tile} data-marked={isMarked || undefined}>
      <button type="button" className={classes.press} aria-label={text.lookAt(userId)} onClick={onOpen}>
        <img src={file.fileURL} alt={text.pictureOf(userId)} loading="lazy" />
      </button>
      <Checkbox
        className={classes.mark}
        size="xs"
        aria-label={text.mark(userId)}
        checked={isMarked}
        onChange={onMark}
      />
      <Text size="xs" truncate title={userId}>
        {userId}
      </Text>
      <Text size="xs" c="dimmed">
        {formatTime(modifiedAt)}
      </Text>
    </li>
  );
}
