// Attributes that a rule may read: those that games really sent, then those that engines are known to send.
// Source: wire/data-and-tools.md 2.1.
import type { SeenAttribute } from '@uos/sdk/services/remote-config';

export interface KnownAttribute {
  /** As a rule writes it: `user.score`. */
  readonly name: string;
  readonly type: SeenAttribute['type'] | undefined;
  readonly values: readonly string[];
  readonly isSeen: boolean;
}

const USUAL: readonly (readonly [string, SeenAttribute['type']])[] = [
  ['user.userId', 'string'],
  ['user.personaId', 'string'],
  ['user.tier', 'string'],
  ['user.score', 'number'],
  ['app.version', 'string'],
  ['app.packageVersion', 'string'],
  ['app.releaseId', 'string'],
  ['unity.platform', 'string'],
  ['unity.osVersion', 'string'],
  ['unity.model', 'string'],
  ['unity.language', 'string'],
  ['unity.country', 'string'],
  ['unity.cpuCount', 'number'],
  ['unity.ram', 'number'],
  ['unity.isDebugBuild', 'boolean'],
];

export function knownAttributes(seen: readonly SeenAttribute[] = []): readonly KnownAttribute[] {
  const names = new Set(seen.map(({ name }) => name));
  return [
    ...seen.map((one) => ({ ...one, isSeen: true })),
    ...USUAL.filter(([name]) => !names.has(name)).map(([name, type]) => ({ name, type, values: [], isSeen: false })),
  ];
}
