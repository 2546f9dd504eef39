// One thing that a version changed, in words.
import { remoteConfigLabels } from '@uos/contract/labels';
import type { ConfigVersion } from '@uos/sdk/services/remote-config';
import { language } from '../../../kit/language/language.zh.ts';

const { kind: kinds, change: words } = remoteConfigLabels.configChange;

export function changeWords({ kind, name, change }: ConfigVersion['changes'][number]): string {
  return `${words[change as keyof typeof words][language]} ${kinds[kind as keyof typeof kinds][language]} ${name}`;
}
