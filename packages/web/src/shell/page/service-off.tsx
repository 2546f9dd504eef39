// What stands in the place of a screen while its service is off.

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { serviceLabels } from '@uos/contract/labels';
import type { ServiceName } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { screen } from '../../kit/address/link.ts';
import { language } from '../../kit/language/language.zh.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { Page } from '../../kit/page/page.tsx';
import { bucketIcon } from '../../kit/show/icons.ts';
import { text } from '../text.zh.ts';

interface ServiceOffProps {
  readonly app: App;
  readonly service: ServiceName;
  /** Of the screen. */
  readonly title: string;
}

export default function ServiceOff({ app, service, title }: ServiceOffProps) {
  const { [language]: name, noun } = serviceLabels[service];
  const overview = screen('/services/{appId}', { appId: app.AppId });
  const hints: Readonly<Partial<Record<ServiceName, string>>> = text.serviceOff.hints;
  return (
    <Page title={title}>
      <EmptyState
        icon={bucketIcon}
        title={text.serviceOff.title(name)}
        commands={[`uos app enable ${noun}`]}
        action={<Button renderRoot={(props) => <Link {...props} {...overview} />}>{text.serviceOff.action}</Button>}
      >
        {hints[service] ?? text.serviceOff.hint}
      </EmptyState>
    </Page>
  );
}
