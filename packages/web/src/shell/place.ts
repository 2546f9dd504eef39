// Where a screen belongs, in words: the part of the product, the service, the group of public pages.
import { serviceGroups, serviceLabels } from '@uos/contract/labels';
import type { Screen, ServiceKey } from '@uos/contract/screens';
import { language } from '../kit/language/language.zh.ts';
import { text } from './menu/text.zh.ts';
import { scopeOf } from './scope.ts';

/** From the largest to the smallest; nothing where no menu and no search leads to the screen. */
export function placeOf(screen: Screen): readonly string[] | undefined {
  if (screen.kind === 'drawer' || screen.kind === 'redirect' || screen.kind === 'print') {
    return undefined;
  }
  const scope = scopeOf(screen);
  if (scope === 'site' || scope === 'playground') {
    return screen.group === undefined ? undefined : [text.groups[screen.group]];
  }
  if (screen.path.endsWith('/login')) {
    return undefined;
  }
  if (screen.service === undefined) {
    return [text.parts[scope]];
  }
  const service = serviceLabels[screen.service as ServiceKey];
  return [serviceGroups[service.group][language], service[language]];
}
