// What is switched on, with one living fact and its last seven days.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, type MetricKey, shanghaiDay } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { routerPath, screen } from '../../../kit/address/link.ts';
import { Spark } from '../../../kit/chart/spark.tsx';
import { type Figure, figureOf, sizeFigure } from '../../../parts/figure/figure.ts';
import { useServed } from '../../../parts/services/served.ts';
import { serviceLook } from '../../../parts/services/service-look.ts';
import { ServiceTile } from '../../../parts/services/service-tile.tsx';
import { type ShownService, serviceHome, shownServices } from '../../../parts/services/services.ts';
import { type UsageSource, usageSources } from '../../../parts/usage/sources.ts';
import { pointsOf, usageQuery } from '../../../parts/usage/usage-query.ts';
import classes from './list.module.css';
import { PieceHead } from './piece.tsx';
import { text } from './text.zh.ts';

const DAYS = 7;

export function Services({ app }: { app: App }) {
  const served = useServed();
  const on = shownServices(app).filter(({ isOn }) => isOn);
  return (
    <section aria-label={text.services}>
      <PieceHead
        title={text.services}
        aside={on.length === 0 ? undefined : text.servicesOn(on.length)}
        link={{
          label: text.allServices,
          to: screen('/services/{appId}/services', { appId: app.AppId }),
        }}
      />
      {on.length === 0 ? <p className={classes.nothing}>{text.noServices}</p> : null}
      <ul className={classes.services}>
        {on.map((service) => (
          <li key={service.name} style={serviceLook(service.name)}>
            <Service app={app} service={service} isServed={served?.has(service.name) ?? true} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ServiceProps {
  readonly app: App;
  readonly service: ShownService;
  readonly isServed: boolean;
}

function Service({ app, service: { name, title }, isServed }: ServiceProps) {
  const source = usageSources.find(({ service }) => service === name);
  const home = serviceHome[name] ?? '/services/{appId}';
  return (
    <Link to={routerPath(home)} params={{ appId: app.AppId }}>
      <ServiceTile name={name} />
      {source === undefined || !isServed ? (
        <div>
          <p>{title}</p>
          <b>
            <small>{isServed ? text.noFigure : text.comingSoon}</small>
          </b>
        </div>
      ) : (
        <Week app={app} title={title} source={source} />
      )}
    </Link>
  );
}

function Week({ app, title, source }: { app: App; title: string; source: UsageSource }) {
  const end = shanghaiDay(Date.now()) ?? '';
  const days = useQuery(usageQuery(source, app, { start: addDays(end, 1 - DAYS), end })).data;
  const [chart] = source.charts;
  const fact = days === undefined || chart === undefined ? undefined : factOf(source, chart.key, days);
  return (
    <>
      <div>
        <p>{title}</p>
        <b>
          {fact === undefined ? (
            <small>{text.noFigure}</small>
          ) : (
            <>
              {fact.value} <small>{fact.unit}</small>
            </>
          )}
        </b>
      </div>
      {fact === undefined ? null : <Spark goesOn values={fact.values} className={classes.spark} />}
    </>
  );
}

/** Nothing where the week has no figure at all. */
function factOf(
  { service, charts: [chart] }: UsageSource,
  metric: MetricKey,
  days: Parameters<typeof pointsOf>[0],
): (Figure & { readonly values: readonly number[] }) | undefined {
  const values = pointsOf(days, metric).map(({ value }) => value ?? 0);
  if (values.length < 2 || values.every((value) => value === 0)) {
    return undefined;
  }
  const unit = text.units[service as keyof typeof text.units] ?? '';
  // why: what is not counted but held at once has a highest day, and no sum
  const isSum = chart?.shape === 'bars' || chart?.write !== undefined;
  const amount = isSum ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  return { ...(service === 'asset-streaming' ? sizeFigure(amount) : figureOf(amount, unit)), values };
}
