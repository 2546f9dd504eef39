// What waits for the person, one button each.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isSwitchedOn, shanghaiDay } from '@uos/contract/rules';
import type { App, Bucket } from '@uos/sdk/browser';
import { Icon } from '../../../kit/show/icon.tsx';
import { useServed } from '../../../parts/services/served.ts';
import { shownServices, statusesQuery } from '../../../parts/services/services.ts';
import { usageSources } from '../../../parts/usage/sources.ts';
import { usageQuery } from '../../../parts/usage/usage-query.ts';
import classes from './list.module.css';
import { PieceHead } from './piece.tsx';
import { balanceQuery, uninvoicedQuery } from './queries.ts';
import { text } from './text.zh.ts';
import { todosOf } from './todo.ts';

export function TodoList({ app, bucket }: { app: App; bucket: Bucket | undefined }) {
  const statuses = useQuery(statusesQuery(app)).data;
  const todos = todosOf({
    ...{ appId: app.AppId, orgId: app.OrganizationId, bucket },
    services: statuses === undefined ? undefined : shownServices(app, statuses),
    servedNames: useServed(),
    today: useToday(app),
    balanceYuan: useQuery(balanceQuery(app.OrganizationId)).data?.Balance,
    uninvoiced: useQuery(uninvoicedQuery(app.OrganizationId)).data,
  });
  return (
    <section aria-label={text.todo}>
      <PieceHead title={text.todo} aside={todos.length === 0 ? undefined : todos.length} />
      {todos.length === 0 ? <p className={classes.nothing}>{text.nothingToDo}</p> : null}
      <ul className={classes.todos}>
        {todos.map(({ key, icon, tone, title, hint, action, to }) => (
          <li key={key}>
            <span className={classes.tile} data-tone={tone}>
              <Icon of={icon} size={17} />
            </span>
            <div>
              <b>{title}</b>
              <p>{hint}</p>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={`${action} · ${title}`}
              renderRoot={(props) => <Link {...props} {...to} />}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const delivered = usageSources.filter(({ service }) => service === 'asset-streaming');

/** Requests and failures of content delivery today. */
function useToday(app: App) {
  const day = shanghaiDay(Date.now()) ?? '';
  const [source] = delivered;
  const isOn = source !== undefined && isSwitchedOn(app, source.service);
  const days = useQuery({
    ...usageQuery(source ?? { service: 'asset-streaming', charts: [], read: async () => [] }, app, {
      start: day,
      end: day,
    }),
    enabled: isOn,
  }).data;
  const values = days?.[0]?.values;
  return values === undefined ? undefined : { requests: values.chartF ?? 0, errors: values.chartS ?? 0 };
}
