// Tags given to and taken from the marked players of a list; which tag is chosen where it is asked.
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BulkAction } from '../../../kit/list/view.ts';
import { badgeIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { tagsQuery } from './queries.ts';
import { text } from './text.zh.ts';

export function useTagBulk<Row>(
  appId: string,
  kind: 'users' | 'personas',
  idOf: (row: Row) => string,
): readonly BulkAction<Row>[] {
  const calls = passportOf(appId)[kind];
  const reasonFor = usePermission();
  const chosen = useRef('');
  const actionOf = (how: 'tag' | 'untag', label: string, words: (count: number) => string): BulkAction<Row> => ({
    key: how,
    label,
    icon: badgeIcon,
    reason: reasonFor(`passport.${kind}.${how}`),
    run: async (row) => {
      if (chosen.current === '') {
        throw new Error(text.noTagChosen);
      }
      await calls[how]({ id: idOf(row), tagIDs: [chosen.current] });
    },
    words: (count) => <ChooseTag appId={appId} words={words(count)} onChoose={(id) => (chosen.current = id)} />,
  });
  return [actionOf('tag', text.addTag, text.bulkAdd), actionOf('untag', text.removeTag, text.bulkRemove)];
}

interface ChooseTagProps {
  readonly appId: string;
  readonly words: string;
  readonly onChoose: (id: string) => void;
}

function ChooseTag({ appId, words, onChoose }: ChooseTagProps) {
  const tags = useQuery(tagsQuery(appId)).data;
  return (
    <Stack gap="sm">
      <Text size="sm">{words}</Text>
      {tags?.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.noTags}
        </Text>
      ) : (
        <NativeSelect
          label={text.chooseTag}
          data={[
            { value: '', label: text.noTagChosen },
            ...(tags ?? []).map(({ tagID, name }) => ({ value: tagID, label: name })),
          ]}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </Stack>
  );
}
