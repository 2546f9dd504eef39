// What minors may play and pay in an app: the rules, what they make of a month, the holidays, and a player to try them on.
import { Alert, Anchor } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type MinorRules, missingHolidayYears } from '@uos/contract/rules';
import { Suspense } from 'react';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { alertIcon, shieldIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { useApp } from '../../../shell/apps.ts';
import classes from './minors-page.module.css';
import { minorsQuery } from './queries.ts';
import { text } from './text.zh.ts';

const Rules = part(() => import('./rules-form.tsx'));
const Calendar = part(() => import('./calendar/calendar.tsx'));
const Holidays = part(() => import('./holidays/holidays.tsx'));
const Payments = part(() => import('./payments.tsx'));
const Simulator = part(() => import('./simulator/simulator.tsx'));

export default function MinorsPage() {
  const { AppId: appId } = useApp();
  return <Minors appId={appId} query={useQuery(minorsQuery(appId))} />;
}

function Minors({ appId, query }: { appId: string; query: UseQueryResult<MinorRules> }) {
  return (
    <DetailPage
      query={query}
      kind={text.title}
      icon={shieldIcon}
      title={() => text.title}
      help={() => text.help}
      status={({ enabled }) => (
        <StatusDot
          label={enabled ? { zh: text.on, en: text.on, color: 'green' } : { zh: text.off, en: text.off, color: 'gray' }}
        />
      )}
      tabs={(rules) => [
        {
          key: 'rules',
          title: text.rules,
          render: () => (
            <>
              <MissingYears appId={appId} rules={rules} />
              <div className={classes.beside}>
                <Rules key={JSON.stringify(rules)} appId={appId} rules={rules} />
                <Suspense fallback={null}>
                  <Simulator rules={rules} />
                </Suspense>
              </div>
            </>
          ),
        },
        {
          key: 'calendar',
          title: text.calendar,
          render: () => (
            <>
              <MissingYears appId={appId} rules={rules} />
              <Calendar rules={rules} />
            </>
          ),
        },
        {
          key: 'holidays',
          title: text.holidays,
          render: () => (
            <>
              <MissingYears appId={appId} rules={rules} />
              <Holidays appId={appId} rules={rules} />
            </>
          ),
        },
        { key: 'payments', title: text.payments, render: () => <Payments appId={appId} /> },
      ]}
    />
  );
}

function MissingYears({ appId, rules }: { appId: string; rules: MinorRules }) {
  const years = missingHolidayYears(rules.holidays, Date.now());
  return years.length === 0 ? null : (
    <Alert
      mb="md"
      color="yellow"
      className={classes.warning}
      icon={<Icon of={alertIcon} size={18} />}
      title={text.missing(years.join('、'))}
    >
      {text.missingHint}{' '}
      <Anchor
        inherit
        underline="always"
        renderRoot={(props) => (
          <Link {...props} {...screen('/services/{appId}/passport/anti-addiction', { appId }, { tab: 'holidays' })} />
        )}
      >
        {text.toHolidays}
      </Anchor>
    </Alert>
  );
}
