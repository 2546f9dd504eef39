// The list to production: what is done, what is open and where it is done.
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type CheckState, type PassportCheck, passportChecks, passportReadiness } from '@uos/contract/rules';
import type { IdDomain } from '@uos/sdk/services/passport';
import { Suspense } from 'react';
import { type ScreenLink, screen } from '../../../../kit/address/link.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { Icon } from '../../../../kit/show/icon.tsx';
import { alertIcon, checkIcon } from '../../../../kit/show/icons.ts';
import { setupQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './overview.module.css';

const Review = part(() => import('./review.tsx'), 'nothing');

export function Checklist({ appId, domain }: { appId: string; domain: IdDomain }) {
  const setup = useQuery(setupQuery(appId, domain));
  if (setup.data === undefined) {
    return setup.isLoadingError ? (
      <ErrorPanel error={setup.error} onRetry={() => void setup.refetch()} />
    ) : (
      <Waiting height={420} />
    );
  }
  const states = passportReadiness(setup.data, Date.now());
  const open = passportChecks.filter((check) => states[check] === 'open').length;
  return (
    <section aria-label={text.checklist}>
      <header className={classes.head}>
        <Title order={2}>{text.checklist}</Title>
        <p className={classes.dim}>{text.checklistHint(open)}</p>
      </header>
      <ul className={classes.checks}>
        {passportChecks.map((check) => (
          <Check key={check} appId={appId} check={check} state={states[check]} domain={domain} />
        ))}
      </ul>
    </section>
  );
}

interface CheckProps {
  readonly appId: string;
  readonly check: PassportCheck;
  readonly state: CheckState;
  readonly domain: IdDomain;
}

function Check({ appId, check, state, domain }: CheckProps) {
  const { title, go, ...words } = text.checks[check];
  const said: Readonly<Partial<Record<CheckState, string>>> = words;
  return (
    <li data-state={state}>
      <span className={classes.mark} role="img" aria-label={text.states[state]}>
        {state === 'unneeded' ? null : <Icon of={state === 'done' ? checkIcon : alertIcon} size={14} />}
      </span>
      <div className={classes.words}>
        <b>{title}</b>
        <p className={classes.dim}>{said[state]}</p>
      </div>
      {check === 'production' ? (
        <Suspense fallback={null}>
          <Review appId={appId} domain={domain} />
        </Suspense>
      ) : state === 'open' ? (
        <Button
          variant="default"
          size="xs"
          aria-label={`${go} ${title}`}
          renderRoot={(props) => <Link {...props} {...placeOf(check, appId)} />}
        >
          {go}
        </Button>
      ) : null}
    </li>
  );
}

/** Where an open point is closed. */
function placeOf(check: Exclude<PassportCheck, 'production'>, appId: string): ScreenLink {
  switch (check) {
    case 'realm':
      return screen('/services/{appId}/passport/auth/realm', { appId });
    case 'minors':
    case 'holidays':
      return screen('/services/{appId}/passport/anti-addiction', { appId });
    default:
      return screen('/services/{appId}/passport', { appId }, { tab: TABS[check] });
  }
}

const TABS = {
  methods: 'login',
  provider: 'providers',
  terms: 'terms',
  template: 'sms',
  sms: 'login',
  realName: 'login',
} as const;
