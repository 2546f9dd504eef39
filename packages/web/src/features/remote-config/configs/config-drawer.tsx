// One parameter beside the list: all of its value, the overrides that set it, and how a game reads it.
import { Anchor, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, remoteConfigLabels } from '@uos/contract/labels';
import type { RemoteConfig } from '@uos/sdk/services/remote-config';
import { remoteConfigColumns } from '@uos/sdk/services/remote-config.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { isMissing } from '../../../kit/page/error-facts.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { adjustmentsIcon, editIcon, trashIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { configOf, documentQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './configs.module.css';
import { DeleteConfig } from './delete-config.tsx';
import { shortValue } from './value-words.ts';

const CodeView = part(() => import('../../../kit/code-editor/code-view.tsx'));
const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'));
const ConfigForm = part(() => import('./config-form.tsx'), 'over');

interface ConfigDrawerProps {
  readonly appId: string;
  readonly id: string;
  readonly onClose: () => void;
}

export default function ConfigDrawer({ appId, id, onClose }: ConfigDrawerProps) {
  const config = useQuery({ ...queryOf(configOf(appId).configs.get, { id }), select: (reply) => reply.config });
  return (
    <SideDrawer title={config.data?.key ?? text.config} closeLabel={text.close} width={480} onClose={onClose}>
      {config.data !== undefined ? (
        <Found appId={appId} config={config.data} onGone={onClose} />
      ) : !config.isLoadingError ? (
        <Waiting height={320} />
      ) : isMissing(config.error) ? (
        <EmptyState icon={adjustmentsIcon} title={text.configGone}>
          {text.configGoneHint}
        </EmptyState>
      ) : (
        <ErrorPanel error={config.error} onRetry={() => void config.refetch()} />
      )}
    </SideDrawer>
  );
}

interface FoundProps {
  readonly appId: string;
  readonly config: RemoteConfig;
  readonly onGone: () => void;
}

function Found({ appId, config, onGone }: FoundProps) {
  const { settings } = configOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <ActionButton
          size="xs"
          variant="default"
          icon={editIcon}
          reason={reasonFor('remoteConfig.configs.update')}
          onClick={() => setOpen('edit')}
        >
          {text.edit}
        </ActionButton>
        <ActionButton
          size="xs"
          variant="default"
          color="red"
          icon={trashIcon}
          reason={reasonFor('remoteConfig.configs.remove')}
          onClick={() => setOpen('remove')}
        >
          {text.remove}
        </ActionButton>
      </Group>
      <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(config) }))} />
      <section aria-label={text.value}>
        <Title order={3} mb="xs">
          {text.value}
        </Title>
        <Suspense fallback={<Waiting height={80} />}>
          <CodeView
            label={text.value}
            code={config.type === 'JSON' ? pretty(config.value) : config.value}
            language={config.type === 'JSON' ? 'json' : 'text'}
            maxHeight={360}
          />
        </Suspense>
      </section>
      <Users appId={appId} of={config} />
      <section aria-label={text.howToRead}>
        <Title order={3} mb="xs">
          {text.howToRead}
        </Title>
        <Suspense fallback={<Waiting height={120} />}>
          <Snippets call={settings.resolve} input={{ userId: 'player-1', keys: [config.key] }} />
        </Suspense>
      </section>
      <Suspense fallback={null}>
        {open === 'edit' ? <ConfigForm appId={appId} config={config} onClose={close} /> : null}
      </Suspense>
      {open === 'remove' ? (
        <DeleteConfig
          appId={appId}
          config={config}
          onClose={(done) => {
            close();
            if (done) {
              onGone();
            }
          }}
        />
      ) : null}
    </Stack>
  );
}

/** Overrides that set the key, in the order in which they are tried, each with what it makes of it. */
function Users({ appId, of: { key } }: { appId: string; of: RemoteConfig }) {
  const overrides = useQuery(documentQuery(appId)).data?.overrides ?? [];
  const users = overrides.filter(({ variants }) =>
    variants.some(({ values }) => values.some((one) => one.key === key)),
  );
  return (
    <section aria-label={text.usedTitle}>
      <Title order={3} mb="xs">
        {text.usedTitle}
      </Title>
      {users.length === 0 ? <p className={classes.dim}>{text.notUsed}</p> : null}
      <ul className={classes.used}>
        {users.map(({ overrideId, name, status, priority, variants }) => (
          <li key={overrideId}>
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link {...props} {...screen('/services/{appId}/config/override/{overrideId}', { appId, overrideId })} />
              )}
            >
              {name}
            </Anchor>
            <code className={classes.value}>
              {variants
                .flatMap(({ values }) => values.filter((one) => one.key === key))
                .map(({ value }) => shortValue(value))
                .join(' / ')}
            </code>
            <span className={classes.dim}>{text.priorityIs(priority)}</span>
            <StatusDot label={label(remoteConfigLabels.override.status, status)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function pretty(source: string): string {
  try {
    return JSON.stringify(JSON.parse(source), undefined, 2);
  } catch {
    return source;
  }
}

const facts = columnsOf<RemoteConfig>(remoteConfigColumns, {
  type: {},
  overrideCount: {},
  description: {},
  modifiedAt: {},
  modifiedBy: {},
  configId: {},
});
