// What stands in the place of a screen while its service is off: what it costs, and the button that switches it on; then
// the screen itself comes.
import { Stack } from '@mantine/core';
import { serviceLabels } from '@uos/contract/labels';
import type { ServiceName } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { useAction } from '../../kit/act/use-action.ts';
import { language } from '../../kit/language/language.zh.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { Page } from '../../kit/page/page.tsx';
import { powerIcon } from '../../kit/show/icons.ts';
import { priceWords } from '../../parts/services/price.ts';
import { useServed } from '../../parts/services/served.ts';
import { enableService, shownServices } from '../../parts/services/services.ts';
import { text as services } from '../../parts/services/text.zh.ts';
import { appKeys } from '../apps.ts';
import { usePermission } from '../permission/permission.ts';
import { text } from '../text.zh.ts';

interface ServiceOffProps {
  readonly app: App;
  readonly service: ServiceName;
  /** Of the screen. */
  readonly title: string;
}

export default function ServiceOff({ app, service, title }: ServiceOffProps) {
  const { [language]: name, noun } = serviceLabels[service];
  const served = useServed();
  const refused = usePermission()('app.services.set');
  const blocked = shownServices(app).find((shown) => shown.name === service)?.blocked;
  const enable = useAction({ run: () => enableService(app, service), refresh: appKeys(app.AppId) });
  const hints: Readonly<Partial<Record<ServiceName, string>>> = text.serviceOff.hints;
  const isServed = served?.has(service) ?? true;
  const price = priceWords(service);
  return (
    <Page title={title}>
      {isServed ? (
        <EmptyState
          icon={powerIcon}
          title={text.serviceOff.title(name)}
          commands={[`uos app enable ${noun}`]}
          action={
            <ActionButton reason={refused ?? blocked} loading={enable.isPending} onClick={() => enable.mutate()}>
              {text.serviceOff.action(name)}
            </ActionButton>
          }
        >
          <Stack gap={4} component="span">
            <span>{text.serviceOff.words(services.intro[service], hints[service] ?? text.serviceOff.hint)}</span>
            {price === undefined ? null : <span>{text.serviceOff.price(price)}</span>}
          </Stack>
        </EmptyState>
      ) : (
        <EmptyState icon={powerIcon} title={text.serviceOff.comingSoon(name)}>
          {services.intro[service]}
        </EmptyState>
      )}
    </Page>
  );
}
