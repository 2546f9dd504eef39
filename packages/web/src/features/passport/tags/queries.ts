// What the screens of tags read and make stale.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import type { ChoiceFilter } from '../../../kit/list/filter.ts';
import { playerKeys } from '../players/queries.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

export function tagQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).tags.get, { id }), select: ({ tag }) => tag });
}

/** As many as a filter can offer. */
export function tagsQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).tags.list, { count: 100 }), select: ({ tags }) => tags });
}

/** What a change of tags and of who carries them makes stale. */
export function tagKeys(appId: string) {
  const { tags } = passportOf(appId);
  return [keyOf(tags.list), keyOf(tags.get), keyOf(tags.personas), keyOf(tags.users), ...playerKeys(appId)];
}

/** A filter of players by a tag that they carry; its value is the id. */
export function useTagFilter(appId: string): ChoiceFilter {
  const tags = useQuery(tagsQuery(appId)).data ?? [];
  return {
    kind: 'choice',
    key: 'tag',
    title: text.tag,
    options: tags.map(({ tagID, name }) => ({ value: tagID, label: name })),
  };
}
