// A configuration as people compare it: the number of its version differs always.
import type { ConfigDocument } from '@uos/sdk/services/remote-config';

export function readable({ configs, overrides }: ConfigDocument): object {
  return { configs, overrides };
}
