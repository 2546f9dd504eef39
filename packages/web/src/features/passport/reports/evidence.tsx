// What is said of a player and shown for it: this report first, then the others that wait.
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatTime } from '@uos/contract/rules';
import type { PlayerReport } from '@uos/sdk/browser';
import { drawerSearch } from '../../../kit/address/entity.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { openReportsQuery } from './queries.ts';
import classes from './reports.module.css';
import { text } from './text.zh.ts';

export function Evidence({ appId, report }: { appId: string; report: PlayerReport }) {
  const open = useQuery(openReportsQuery(appId, report.targetPersonaID));
  const others = open.data?.filter(({ id }) => id !== report.id);
  return (
    <div className={classes.all}>
      <ol className={classes.said}>
        <Said report={report} isThis />
      </ol>
      {others === undefined ? (
        open.isError ? (
          <ErrorPanel error={open.error} onRetry={() => void open.refetch()} />
        ) : (
          <Skeleton height={64} />
        )
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {others.length === 0 ? text.noOthers : text.others(others.length)}
          </Text>
          <ol className={classes.said}>
            {others.map((one) => (
              <Said key={one.id} report={one} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Said({ report, isThis = false }: { report: PlayerReport; isThis?: boolean }) {
  const { id, category, content, evidence, createdAt, reporterPersonaID } = report;
  const reporter = drawerSearch({ kind: 'persona', id: reporterPersonaID });
  return (
    <li key={id} data-this={isThis || undefined}>
      <p className={classes.head}>
        <strong>{category}</strong>
        <span>{text.said(formatTime(createdAt))}</span>
        <Anchor
          size="xs"
          renderRoot={(anchor) => <Link {...anchor} to="." search={reporter as never} resetScroll={false} />}
        >
          {text.reporter}
        </Anchor>
      </p>
      <p className={classes.words} data-none={content === '' || undefined}>
        {content === '' ? text.noContent : content}
      </p>
      {evidence.length === 0 ? (
        <p className={classes.words} data-none>
          {text.noEvidence}
        </p>
      ) : (
        <ul className={classes.links}>
          {evidence.map((address, index) => (
            <li key={address}>
              {/* why no picture: a player chose the address, and whoever looks would tell its server so */}
              <Anchor href={address} target="_blank" rel="noreferrer noopener" size="sm" title={address}>
                {text.evidenceLink(index + 1)}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
