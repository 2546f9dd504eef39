// Every service there is, by category: what it is for, what it costs, whether it is on, and the one thing to press.

import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, serviceGroups, serviceLabels } from '@uos/contract/labels';
import type { App } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { routerPath } from '../../../kit/address/link.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { Page } from '../../../kit/page/page.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { priceWords } from '../../../parts/services/price.ts';
import { useServed } from '../../../parts/services/served.ts';
import { ServiceTile } from '../../../parts/services/service-tile.tsx';
import {
  enableService,
  type ShownService,
  serviceHome,
  shownServices,
  statusesQuery,
  statusLabels,
} from '../../../parts/services/services.ts';
import { text as words } from '../../../parts/services/text.zh.ts';
import { appKeys, useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import classes from './all-services.module.css';
import { DisableService } from './disable-service.tsx';
import { text } from './text.zh.ts';

export default function AllServices() {
  const app = useApp();
  const served = useServed();
  const services = shownServices(app, useQuery(statusesQuery(app)).data);
  return (
    <Page title={text.title} help={text.help}>
      {Object.entries(serviceGroups).map(([group, own]) => (
        <section key={group}>
          <h2 className={classes.group}>{own[language]}</h2>
          <div className={classes.services}>
            {services
              .filter(({ name }) => serviceLabels[name].group === group)
              .map((service) => (
                <ServiceRow
                  key={service.name}
                  app={app}
                  service={service}
                  // why true meanwhile: most are, and nothing moves once it is known
                  isServed={served?.has(service.name) ?? true}
                />
              ))}
          </div>
        </section>
      ))}
    </Page>
  );
}

interface ServiceRowProps {
  readonly app: App;
  readonly service: ShownService;
  readonly isServed: boolean;
}

function ServiceRow({ app, service, isServed }: ServiceRowProps) {
  const { name, title, isOn } = service;
  const price = priceWords(name);
  return (
    <Group className={classes.service} role="group" aria-label={title} wrap="nowrap" align="flex-start" gap={12}>
      <ServiceTile name={name} />
      <div className={classes.words}>
        <p className={classes.name}>
          <b>{title}</b>
          <State service={service} isServed={isServed} />
        </p>
        <p>{words.intro[name]}</p>
        <p className={classes.price}>{price ?? ' '}</p>
      </div>
      <div className={classes.actions}>{isOn || isServed ? <Actions app={app} service={service} /> : null}</div>
    </Group>
  );
}

function State({ service: { status, isOn, reason, blocked }, isServed }: Omit<ServiceRowProps, 'app'>) {
  if (!isServed && !isOn) {
    return <span className={classes.state}>{text.comingSoon}</span>;
  }
  if (isOn && status === 'Enabled') {
    return <StatusDot label={label(statusLabels, status)} />;
  }
  return <span className={classes.state}>{blocked ?? reason ?? text.off}</span>;
}

function Actions({ app, service: { name, title, isOn, blocked } }: Omit<ServiceRowProps, 'isServed'>) {
  const [isClosing, setClosing] = useState(false);
  const readOnly = usePermission()('app.services.set');
  const refresh = appKeys(app.AppId);
  // why no notice: the state beside the button says it
  const enable = useAction({ run: () => enableService(app, name), refresh });
  const home = serviceHome[name];
  if (!isOn) {
    return (
      <ActionButton
        size="xs"
        variant="default"
        reason={readOnly ?? blocked}
        loading={enable.isPending}
        onClick={() => enable.mutate()}
      >
        {text.enable}
      </ActionButton>
    );
  }
  return (
    <>
      <ActionButton size="xs" variant="subtle" color="red" reason={readOnly} onClick={() => setClosing(true)}>
        {text.disable}
      </ActionButton>
      {home === undefined ? null : (
        <Button
          size="xs"
          variant="default"
          aria-label={text.openService(title)}
          renderRoot={(props) => <Link {...props} to={routerPath(home)} params={{ appId: app.AppId }} />}
        >
          {text.open}
        </Button>
      )}
      {isClosing ? <DisableService app={app} name={name} onClose={() => setClosing(false)} /> : null}
    </>
  );
}
