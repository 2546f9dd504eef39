// Lifting a ban, from a list or from the page of a player.
import { useAction } from '../../../kit/act/use-action.ts';
import { passportOf } from '../queries.ts';
import type { Banned } from './ban-dialog.tsx';
import { playerKeys } from './queries.ts';
import { text } from './text.zh.ts';

export function useUnban(appId: string) {
  const { users, personas } = passportOf(appId);
  return useAction({
    run: async ({ kind, id }: Banned) => {
      await (kind === 'user' ? users.unban({ id }) : personas.unban({ id }));
    },
    done: (_reply, { name }) => text.unbanned(name),
    refresh: playerKeys(appId),
  });
}
