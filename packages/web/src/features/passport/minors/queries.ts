// The rules for minors of an app. They are part of settings that are only written whole, so a change reads them anew.
import { queryOptions } from '@tanstack/react-query';
import type { MinorRules } from '@uos/contract/rules';
import type { ConfigSetInput } from '@uos/sdk/services/passport';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

export function minorsQuery(appId: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).config.get, {}),
    select: ({ config }): MinorRules => config.antiAddiction,
  });
}

/** What a change of the rules makes stale; the check-list of the settings reads them too. */
export function minorsKeys(appId: string) {
  const { config, idDomains } = passportOf(appId);
  return [keyOf(config.get), keyOf(idDomains.get)];
}

export async function changeMinors(appId: string, change: (rules: MinorRules) => MinorRules): Promise<MinorRules> {
  const { config: calls } = passportOf(appId);
  const { config } = await calls.get({});
  const antiAddiction = change(config.antiAddiction);
  await calls.set({ config: { ...config, antiAddiction } as NonNullable<ConfigSetInput['config']> });
  return antiAddiction;
}
