// Saves by the group they are in.
import type { CloudSave } from '@uos/sdk/services/save';

export interface Namespace {
  /** Empty for those that are in none. */
  readonly name: string;
  readonly saves: number;
  readonly users: number;
  readonly bytes: number;
  /** When one of them was last written. */
  readonly modifiedAt: string;
}

export function namespacesOf(saves: readonly CloudSave[]): Namespace[] {
  const groups = [...Map.groupBy(saves, ({ namespace }) => namespace)];
  return groups
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, own]) => ({
      name,
      saves: own.length,
      users: new Set(own.map(({ userId }) => userId)).size,
      bytes: own.reduce((sum, { file, cover }) => sum + file.size + (cover?.size ?? 0), 0),
      modifiedAt:
        own
          .map(({ modifiedAt }) => modifiedAt)
          .toSorted()
          .at(-1) ?? '',
    }));
}
