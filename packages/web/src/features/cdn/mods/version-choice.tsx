// Which version of a mod a tab shows, in the address.
import { NativeSelect } from '@mantine/core';
import { cdnLabels, label } from '@uos/contract/labels';
import type { ModVersion, ModWithVersions } from '@uos/sdk/browser';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { text } from './text.zh.ts';

const spec = { version: words() };

/** The version of the address, or the newest. */
export function useVersion({ versions }: ModWithVersions): ModVersion | undefined {
  const [{ version }] = useSearchState(spec);
  return versions.find(({ versionid }) => versionid === version) ?? versions[0];
}

export function VersionChoice({ mod }: { mod: ModWithVersions }) {
  const [, change] = useSearchState(spec);
  const chosen = useVersion(mod);
  return (
    <NativeSelect
      aria-label={text.version}
      value={chosen?.versionid ?? ''}
      data={mod.versions.map(({ versionid, version, status }) => ({
        value: versionid,
        label: text.versionOption(version, label(cdnLabels.modVersion.status, status)[language]),
      }))}
      onChange={(event) => change({ version: event.currentTarget.value })}
    />
  );
}
