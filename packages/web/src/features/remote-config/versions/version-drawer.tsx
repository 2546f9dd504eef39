// One version beside the list: what it changed, and how it differs from the one before or from what is there now.
import { SegmentedControl, Stack, Title } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useQuery } from '@tanstack/react-query';
import type { ConfigDocument, VersionsGetReply } from '@uos/sdk/services/remote-config';
import { configVersionColumns } from '@uos/sdk/services/remote-config.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { gatherOf, queryOf } from '../../../kit/call/query.ts';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { isMissing } from '../../../kit/page/error-facts.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { backIcon, historyIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { configOf, documentQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { changeWords, noteWords } from './change-words.ts';
import { readable } from './readable.ts';
import { RestoreVersion } from './restore-version.tsx';
import classes from './versions.module.css';

const DiffView = part(() => import('../../../kit/diff/diff-view.tsx'));

interface VersionDrawerProps {
  readonly appId: string;
  readonly number: number;
  readonly onClose: () => void;
}

export default function VersionDrawer({ appId, number, onClose }: VersionDrawerProps) {
  const { versions } = configOf(appId);
  const version = useQuery(queryOf(versions.get, { number: String(number) }));
  return (
    <SideDrawer title={text.versionIs(number)} closeLabel={text.close} width={640} canFill onClose={onClose}>
      {version.data !== undefined ? (
        <Found appId={appId} reply={version.data} />
      ) : !version.isLoadingError ? (
        <Waiting height={320} />
      ) : isMissing(version.error) ? (
        <EmptyState icon={historyIcon} title={text.versionGone}>
          {text.versionGoneHint}
        </EmptyState>
      ) : (
        <ErrorPanel error={version.error} onRetry={() => void version.refetch()} />
      )}
    </SideDrawer>
  );
}

type Against = 'before' | 'now';

function Found({ appId, reply: { version, document } }: { appId: string; reply: VersionsGetReply }) {
  const { versions } = configOf(appId);
  const number = version.version;
  const [against, setAgainst] = useState<Against>('before');
  const [isRestoring, setRestoring] = useState(false);
  const now = useQuery(documentQuery(appId)).data;
  const reason = usePermission()('remoteConfig.versions.restore');
  const before = useQuery(
    gatherOf(versions.get, { number: String(number) }, 'before', async (signal) => {
      if (number === 1) {
        return NOTHING;
      }
      const found = await versions.get({ number: String(number - 1) }, { signal }).catch((error: unknown) => {
        // why: of 300 versions the oldest has none before it any more
        if (isMissing(error)) {
          return undefined;
        }
        throw error;
      });
      return found?.document ?? NOTHING;
    }),
  );
  const other = against === 'before' ? before.data : now;
  return (
    <Stack gap="lg">
      <div>
        <ActionButton
          size="xs"
          variant="default"
          icon={backIcon}
          reason={reason ?? (now?.version === number ? text.isCurrent : undefined)}
          onClick={() => setRestoring(true)}
        >
          {text.restore}
        </ActionButton>
      </div>
      <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(version) }))} />
      <section aria-label={text.changes}>
        <Title order={3} mb="xs">
          {text.changes}
        </Title>
        <ul className={classes.list}>
          {version.changes.map((one) => (
            <li key={`${one.kind} ${one.name}`}>{changeWords(one)}</li>
          ))}
        </ul>
      </section>
      <section aria-label={text.compare}>
        <SegmentedControl
          size="xs"
          mb="xs"
          aria-label={text.compare}
          value={against}
          data={[
            { value: 'before', label: text.againstBefore },
            { value: 'now', label: text.againstNow },
          ]}
          onChange={(next) => setAgainst(next as Against)}
        />
        {against === 'before' && before.isLoadingError ? (
          <ErrorPanel error={before.error} onRetry={() => void before.refetch()} />
        ) : other === undefined ? (
          <Waiting height={180} />
        ) : (
          <Suspense fallback={<Waiting height={180} />}>
            <DiffView
              label={against === 'before' ? text.diffBefore(number) : text.diffNow(number, now?.version ?? 0)}
              before={readable(against === 'before' ? other : document)}
              after={readable(against === 'before' ? document : other)}
            />
          </Suspense>
        )}
      </section>
      {isRestoring && now !== undefined ? (
        <RestoreVersion appId={appId} number={number} current={now.version} onClose={() => setRestoring(false)} />
      ) : null}
    </Stack>
  );
}

const NOTHING: ConfigDocument = { version: 0, configs: [], overrides: [] };

const facts = columnsOf<VersionsGetReply['version']>(configVersionColumns, {
  createdAt: {},
  createdBy: {},
  note: { kind: 'text', cell: noteWords },
  restoredFrom: {
    kind: 'text',
    cell: ({ restoredFrom }) => (restoredFrom > 0 ? text.versionIs(restoredFrom) : '–'),
  },
});
