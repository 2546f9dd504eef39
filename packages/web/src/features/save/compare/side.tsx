// One side of a comparison: a save that is found by its player, and which of its contents.

import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatSize, formatTime } from '@uos/contract/rules';
import type { SaveFile } from '@uos/sdk/services/save';
import { useState } from 'react';
import { queryOf } from '../../../kit/call/query.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { SearchField } from '../../../kit/search-field.tsx';
import { nameOf, saveOf, saveWithFilesQuery, versionsQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './compare.module.css';

interface Chosen {
  readonly saveId: string;
  /** A content of before; the one of now without it. */
  readonly number?: number;
}

export function readSide(word: string): Chosen | undefined {
  const [, saveId, number] = /^([0-9a-f-]{36})(?:@([1-9][0-9]{0,8}))?$/.exec(word) ?? [];
  return saveId === undefined ? undefined : { saveId, ...(number === undefined ? {} : { number: Number(number) }) };
}

export function writeSide(chosen: Chosen | undefined): string {
  if (chosen === undefined) {
    return '';
  }
  return chosen.number === undefined ? chosen.saveId : `${chosen.saveId}@${chosen.number}`;
}

interface SideProps {
  readonly appId: string;
  readonly title: string;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (next: Chosen | undefined) => void;
}

/** What is to be compared, once it is known. */
export function useFileOf(appId: string, chosen: Chosen | undefined): SaveFile | undefined {
  const id = chosen?.saveId ?? '';
  const save = useQuery({ ...saveWithFilesQuery(appId, id), enabled: id !== '' });
  const versions = useQuery({ ...versionsQuery(appId, id), enabled: id !== '' });
  return chosen?.number === undefined
    ? save.data?.file
    : versions.data?.find(({ number }) => number === chosen.number)?.file;
}

export function Side({ title, ...props }: SideProps) {
  return (
    <section className={classes.side} aria-label={title}>
      <Title order={2}>{title}</Title>
      {props.chosen === undefined ? <Find {...props} /> : <Found {...props} chosen={props.chosen} />}
    </section>
  );
}

const CHOICES = 20;
const HEIGHT = 64;

/** The newest saves, or those of one player. */
function Find({ appId, onChoose }: Omit<SideProps, 'title'>) {
  const [userId, setUserId] = useState('');
  const saves = useQuery({
    ...queryOf(saveOf(appId).files.list, { ...(userId === '' ? {} : { userId }), count: CHOICES, skipTotal: true }),
    select: (reply) => reply.saves,
  });
  return (
    <>
      <SearchField value={userId} placeholder={text.findByUser} onChange={setUserId} />
      {saves.data === undefined ? (
        saves.isLoadingError ? (
          <ErrorPanel error={saves.error} onRetry={() => void saves.refetch()} />
        ) : (
          <Waiting height={HEIGHT} />
        )
      ) : saves.data.length === 0 ? (
        <Text size="sm" c="dimmed">
          {userId === '' ? text.none : text.noneOfUser}
        </Text>
      ) : (
        <ul className={classes.choices}>
          {saves.data.map((save) => (
            <li key={save.saveId}>
              <button type="button" className={classes.choice} onClick={() => onChoose({ saveId: save.saveId })}>
                <span>
                  {nameOf(save)} · {save.userId}
                </span>
                <Text size="xs" c="dimmed" component="span">
                  {formatTime(save.modifiedAt)}
                </Text>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Found({ appId, chosen, onChoose }: Omit<SideProps, 'title'> & { readonly chosen: Chosen }) {
  const save = useQuery(saveWithFilesQuery(appId, chosen.saveId));
  const versions = useQuery(versionsQuery(appId, chosen.saveId));
  const failed = save.isLoadingError ? save : versions.isLoadingError ? versions : undefined;
  const again = (
    <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onChoose(undefined)}>
      {text.chooseOther}
    </Button>
  );
  if (failed !== undefined) {
    return (
      <>
        <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />
        {again}
      </>
    );
  }
  if (save.data === undefined || versions.data === undefined) {
    return <Waiting height={HEIGHT} />;
  }
  const { revision, userId } = save.data;
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" truncate>
          {nameOf(save.data)} · {userId}
        </Text>
        {again}
      </Group>
      <NativeSelect
        aria-label={text.whichContent}
        value={chosen.number === undefined ? '' : String(chosen.number)}
        data={[
          { value: '', label: text.contentNow(revision, formatTime(save.data.modifiedAt)) },
          ...versions.data.map(({ number, file: old }) => ({
            value: String(number),
            label: text.contentBefore(number, formatTime(old.modifiedAt), formatSize(old.size)),
          })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChoose({ saveId: chosen.saveId, ...(value === '' ? {} : { number: Number(value) }) });
        }}
      />
    </>
  );
}
