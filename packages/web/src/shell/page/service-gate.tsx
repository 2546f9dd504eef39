// A screen of a service that its app has not switched on says so; the service is a column of the screen's row.
// What is drawn inside has the colours of the service's category.

import { serviceLabels } from '@uos/contract/labels';
import { isSwitchedOn, serviceName } from '@uos/contract/rules';
import type { ReactNode } from 'react';
import { part } from '../../kit/lazy/part.tsx';
import type { Route } from '../../routes.ts';
import { useApp } from '../apps.ts';
import classes from './service-gate.module.css';

const ServiceOff = part(() => import('./service-off.tsx'));

interface ServiceGateProps {
  readonly screen: Route | undefined;
  readonly children: ReactNode;
}

export function ServiceGate({ screen, children }: ServiceGateProps) {
  // why only what is built: a screen that is not open yet says that of itself
  return screen?.service === undefined || !screen.built ? (
    children
  ) : (
    <Gate screen={screen} service={screen.service}>
      {children}
    </Gate>
  );
}

function Gate({ screen, service, children }: { screen: Route; service: string; children: ReactNode }) {
  const app = useApp();
  const name = serviceName(service);
  if (name === undefined) {
    return children;
  }
  return (
    <div className={classes.place} data-place={serviceLabels[name].group}>
      {isSwitchedOn(app, name) ? children : <ServiceOff app={app} service={name} title={screen.title} />}
    </div>
  );
}
