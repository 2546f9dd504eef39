// The colours of a service: those of its category.
import { serviceLabels } from '@uos/contract/labels';
import type { ServiceName } from '@uos/contract/rules';
import type { CSSProperties } from 'react';

/** `--own`, `--own-text` and `--own-tint` for what is drawn of the service. */
export function serviceLook(name: ServiceName): CSSProperties {
  const { group } = serviceLabels[name];
  return {
    '--own': `var(--uos-${group}-fill)`,
    '--own-text': `var(--uos-${group}-text)`,
    '--own-tint': `var(--uos-${group}-tint)`,
  } as CSSProperties;
}
