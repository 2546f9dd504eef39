// The regions of a game as something to choose from.
import type { MultiverseGameRegion } from '@uos/sdk/services/multiverse';
import type { Option } from '../../kit/form/fields.ts';
import { text } from './text.zh.ts';

/** @param allowed Ids that a profile runs in; all of them where it names none. */
export function regionOptions(regions: readonly MultiverseGameRegion[], allowed: readonly string[] = []): Option[] {
  return regions.map(({ regionId, regionName, status, reason }) => ({
    value: regionId,
    label: regionName,
    reason:
      status !== 'enabled'
        ? reason === ''
          ? text.regionOff
          : reason
        : allowed.length > 0 && !allowed.includes(regionId)
          ? text.notOfProfile
          : undefined,
  }));
}

/** As people call it; one that the game has no more is called by its id. */
export function regionNameOf(regions: readonly MultiverseGameRegion[] | undefined, id: string): string {
  return regions?.find(({ regionId }) => regionId === id)?.regionName ?? id;
}
