// What differs between two whole configurations, told as a version tells it.
import { overrideChange } from '@uos/contract/rules';
import type { ConfigDocument, ConfigVersion } from '@uos/sdk/services/remote-config';

type Change = ConfigVersion['changes'][number];

/** Configs first. */
export function documentChanges(now: ConfigDocument, then: ConfigDocument): readonly Change[] {
  return [
    ...differing(now.configs, then.configs, ({ key }) => key).map(
      ({ was, is }): Change => ({ kind: 'config', name: (is ?? was)?.key ?? '', change: wordOf(was, is) }),
    ),
    ...differing(now.overrides, then.overrides, ({ overrideId }) => overrideId).map(
      ({ was, is }): Change => ({
        ...{ kind: 'override', name: (is ?? was)?.name ?? '' },
        change: was === undefined || is === undefined ? wordOf(was, is) : overrideChange(was, is),
      }),
    ),
  ];
}

const wordOf = (was: unknown, is: unknown) =>
  was === undefined ? 'created' : is === undefined ? 'deleted' : 'changed';

function differing<Item>(now: readonly Item[], then: readonly Item[], idOf: (item: Item) => string) {
  const [before, after] = [now, then].map((items) => new Map(items.map((item) => [idOf(item), item])));
  return [...new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])]
    .map((id) => ({ was: before?.get(id), is: after?.get(id) }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
}
