// What the next month will cost at the pace of the days behind.
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatYuan, passportForecast } from '@uos/contract/rules';
import { UosApiError } from '@uos/sdk/browser';
import { language } from '../../../../kit/language/language.zh.ts';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { paceQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './overview.module.css';

export function Forecast({ appId, production }: { appId: string; production: boolean }) {
  const pace = useQuery(paceQuery(appId));
  return (
    <section aria-label={text.forecast}>
      <header className={classes.head}>
        <Title order={2}>{text.forecast}</Title>
      </header>
      <p className={classes.dim}>
        {text.forecastHelp}
        {production ? null : text.forecastBefore}
      </p>
      {pace.data === undefined ? <Waits query={pace} /> : <Lines cost={passportForecast(pace.data)} />}
    </section>
  );
}

function Lines({ cost: { lines, totalYuan } }: { cost: ReturnType<typeof passportForecast> }) {
  return (
    <>
      <p className={classes.figure}>{formatYuan(totalYuan)}</p>
      {lines.length === 0 ? <p className={classes.dim}>{text.noPace}</p> : null}
      <ul className={classes.lines}>
        {lines.map(({ key, usage, unit, unitPrice, amountYuan }) => (
          <li key={key}>
            <span>{text.metrics[key as keyof typeof text.metrics]}</span>
            <b>{formatYuan(amountYuan)}</b>
            <small>{text.forecastLine(usage.toLocaleString('en-US'), unit[language], unitPrice)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

interface WaitsProps {
  readonly query: { readonly error: unknown; readonly isLoadingError: boolean; readonly refetch: () => unknown };
}

function Waits({ query }: WaitsProps) {
  if (!query.isLoadingError) {
    return <Waiting height={160} />;
  }
  return query.error instanceof UosApiError && query.error.status === 501 ? (
    <p className={classes.dim}>{text.notOpenHint}</p>
  ) : (
    <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
  );
}
