// What a game has not yet that a server needs: in words, for the button that would ask for one.
import type { MultiverseGameRegion, MultiverseProfile } from '@uos/sdk/services/multiverse';
import { text } from '../text.zh.ts';

/** Of what is not read yet nothing is said. */
export function needsWords(
  profiles: readonly Pick<MultiverseProfile, 'currentVersion'>[] | undefined,
  regions: readonly Pick<MultiverseGameRegion, 'regionId'>[] | undefined,
): string | undefined {
  if (profiles?.every(({ currentVersion }) => currentVersion === 0) === true) {
    return text.needsProfile;
  }
  return regions?.length === 0 ? text.needsRegion : undefined;
}
