// The tags of a user or a persona: taken away and added in place, each with its way back.
import { ActionIcon, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PassportTag } from '@uos/sdk/services/passport';
import { useAction } from '../../../../kit/act/use-action.ts';
import { gatherOf, keyOf, queryOf } from '../../../../kit/call/query.ts';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { Icon } from '../../../../kit/show/icon.tsx';
import { closeIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { playerKeys } from '../queries.ts';
import classes from './player-tags.module.css';
import { text } from './text.zh.ts';

interface PlayerTagsProps {
  readonly appId: string;
  readonly kind: 'user' | 'persona';
  readonly id: string;
}

export default function PlayerTags({ appId, kind, id }: PlayerTagsProps) {
  const { users, personas, tags } = passportOf(appId);
  const calls = kind === 'user' ? users : personas;
  const reason = usePermission()(`passport.${kind}s.tag`);
  const own = useQuery({ ...queryOf(calls.tags, { id }), select: (reply) => reply.tags });
  const all = useQuery(
    gatherOf(tags.list, {}, 'all', async (signal) => {
      const found: PassportTag[] = [];
      for await (const tag of tags.list.all({}, { signal })) {
        found.push(tag);
      }
      return found;
    }),
  );
  const refresh = [keyOf(calls.tags), keyOf(tags.list), ...playerKeys(appId)];
  const add = useAction({
    run: ({ tagID }: PassportTag) => calls.tag({ id, tagIDs: [tagID] }),
    done: (_reply, { name }) => text.tagged(name),
    undo: (_reply, { tagID }) => calls.untag({ id, tagIDs: [tagID] }),
    refresh,
  });
  const remove = useAction({
    run: ({ tagID }: PassportTag) => calls.untag({ id, tagIDs: [tagID] }),
    done: (_reply, { name }) => text.untagged(name),
    undo: (_reply, { tagID }) => calls.tag({ id, tagIDs: [tagID] }),
    refresh,
  });
  if (own.data === undefined) {
    return own.isLoadingError ? (
      <ErrorPanel error={own.error} onRetry={() => void own.refetch()} />
    ) : (
      <Waiting height={120} />
    );
  }
  const has = new Set(own.data.map(({ tagID }) => tagID));
  const others = (all.data ?? []).filter(({ tagID }) => !has.has(tagID));
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm" c="dimmed">
        {text.tagsHelp}
      </Text>
      {own.data.length === 0 ? (
        <Text size="sm">{text.noTags}</Text>
      ) : (
        <ul className={classes.tags}>
          {own.data.map((tag) => (
            <li key={tag.tagID}>
              <i style={{ background: tag.color }} />
              {tag.name}
              {reason === undefined ? (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={text.removeTag(tag.name)}
                  onClick={() => remove.mutate(tag)}
                >
                  <Icon of={closeIcon} size={12} />
                </ActionIcon>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {reason === undefined ? (
        <Group gap="sm">
          <Select
            aria-label={text.addTag}
            placeholder={text.addTagPlaceholder}
            searchable
            nothingFoundMessage={text.noMoreTags}
            value={null}
            data={others.map(({ tagID, name }) => ({ value: tagID, label: name }))}
            onChange={(chosen) => {
              const tag = others.find(({ tagID }) => tagID === chosen);
              if (tag !== undefined) {
                add.mutate(tag);
              }
            }}
          />
        </Group>
      ) : null}
    </Stack>
  );
}
