// What the screens of developers read.
import { queryOptions } from '@tanstack/react-query';
import { platform } from '../../../shell/uos.ts';

export const usersKey = ['user.list'] as const;
export const userKey = (id: string) => ['user.get', id] as const;

export function userQuery(id: string) {
  return queryOptions({
    queryKey: userKey(id),
    queryFn: ({ signal }) => platform.user.get({ id }, { signal }),
  });
}
