// One thing that a version changed, in words.
import { remoteConfigLabels } from '@uos/contract/labels';
import type { ConfigVersion } from '@uos/sdk/services/remote-config';
import { language } from '../../../kit/language/language.zh.ts';
import { text } from '../text.zh.ts';

const { kind: kinds, change: words } = remoteConfigLabels.configChange;

/** What the platform writes where nobody gave a note is said in the language of the page. */
export function noteWords({ note, restoredFrom }: Pick<ConfigVersion, 'note' | 'restoredFrom'>): string {
  const isOwn = restoredFrom > 0 && (note === '' || note === `restored from ${restoredFrom}`);
  return isOwn ? text.restoredFromIs(restoredFrom) : note || '–';
}

export function changeWords({ kind, name, change }: ConfigVersion['changes'][number]): string {
  return text.changeOf(
    words[change as keyof typeof words][language],
    kinds[kind as keyof typeof kinds][language],
    name,
  );
}
