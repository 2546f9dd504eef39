// Attributes that a rule may read: those that games really sent, then those that engines are known to send.
import { usualAttributes } from '@uos/contract/rules';
import type { SeenAttribute } from '@uos/sdk/services/remote-config';

export interface KnownAttribute {
  /** As a rule writes it: `user.score`. */
  readonly name: string;
  readonly type: SeenAttribute['type'] | undefined;
  readonly values: readonly string[];
  readonly isSeen: boolean;
}

export function knownAttributes(seen: readonly SeenAttribute[] = []): readonly KnownAttribute[] {
  const names = new Set(seen.map(({ name }) => name));
  return [
    ...seen.map((one) => ({ ...one, isSeen: true })),
    ...usualAttributes
      .filter(([name]) => !names.has(name))
      .map(([name, type]) => ({ name, type, values: [], isSeen: false })),
  ];
}
