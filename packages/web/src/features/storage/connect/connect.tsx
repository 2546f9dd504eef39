// How a database is reached: its address, one URL, and the same in the words of each client; within the server, or from
// outside where that is on.
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Alert, SegmentedControl, Title } from '@mantine/core';
import { optionsIn } from '@uos/contract/rules';
import type { Database } from '@uos/sdk/services/storage';
import { databaseColumns } from '@uos/sdk/services/storage.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import type { CodeLanguage } from '../../../kit/code-editor/tokens.ts';
import { usePreference } from '../../../kit/keep/preferences.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Commands, CopyableId } from '../../../kit/show/code.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { databaseIcon, externalIcon, keyIcon, powerIcon } from '../../../kit/show/icons.ts';
import { Secret } from '../../../kit/show/secret.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { isOfOperator, notRunning } from '../database/use-database-actions.tsx';
import { engineOf } from '../engine-of.ts';
import { usePassword } from '../password/just-set.ts';
import { SubsetNote } from '../subset-note.tsx';
import { text } from '../text.zh.ts';
import classes from './connect.module.css';
import { CLIENTS, type Client, SHELLS, snippetOf, urlOf } from './snippets.ts';

const CodeView = part(() => import('../../../kit/code-editor/code-view.tsx'));

const LANGUAGES: Readonly<Record<Client, CodeLanguage>> = {
  shell: 'text',
  env: 'text',
  node: 'typescript',
  csharp: 'csharp',
  python: 'typescript',
};

/** In the place of a password that is known: it is seen where somebody asks for it, and copied as it is. */
const MASK = '••••••••';

interface ConnectProps {
  readonly appId: string;
  readonly database: Database;
  readonly onAsk: (what: 'open' | 'close' | 'password') => void;
}

export default function Connect({ database, onAsk }: ConnectProps) {
  const { databaseId, name, username, databaseName, port, host, proxy, provider, status } = database;
  const engine = engineOf(database.engine);
  const [isPublic, setPublic] = useState(false);
  const [client, setClient] = usePreference<Client>('storage.client', 'shell');
  const password = usePassword(databaseId);
  const reasonFor = usePermission();
  if (status === 'deleted') {
    return <EmptyState icon={databaseIcon} title={text.deletedAddress} />;
  }
  if (port === 0) {
    return (
      <EmptyState icon={databaseIcon} title={text.noAddress}>
        {text.noAddressHint}
      </EmptyState>
    );
  }
  const isOpen = proxy.status === 'on';
  const from = isPublic && isOpen ? { host: proxy.host, port: proxy.port } : { host, port };
  const target = { engine, username, databaseName, options: optionsIn(database.connectionString), ...from };
  const taken = notRunning(database);
  return (
    <div className={classes.parts}>
      {isOfOperator(database) ? null : (
        <div className={classes.way}>
          <SegmentedControl
            aria-label={text.way}
            value={isPublic && isOpen ? 'public' : 'private'}
            onChange={(next) => setPublic(next === 'public')}
            data={[
              { value: 'private', label: text.private },
              { value: 'public', label: text.public, disabled: !isOpen },
            ]}
          />
          {isOpen ? (
            <ActionButton
              variant="default"
              color="red"
              icon={powerIcon}
              reason={reasonFor('storage.databases.releaseProxy') ?? taken}
              onClick={() => onAsk('close')}
            >
              {text.closePublic}
            </ActionButton>
          ) : (
            <ActionButton
              variant="default"
              icon={externalIcon}
              reason={reasonFor('storage.databases.createProxy') ?? taken}
              onClick={() => onAsk('open')}
            >
              {text.openPublic}
            </ActionButton>
          )}
        </div>
      )}
      <p className={classes.note}>
        {isOfOperator(database) ? text.ofOperatorNote : isPublic && isOpen ? text.publicNote : text.privateNote}
      </p>
      <Facts
        facts={[
          { title: text.host, value: <CopyableId value={from.host} isWhole /> },
          { title: text.port, value: <CopyableId value={String(from.port)} isWhole /> },
          { title: databaseColumns.username.title, value: <CopyableId value={username} isWhole /> },
          ...(databaseName === ''
            ? []
            : [{ title: databaseColumns.databaseName.title, value: <CopyableId value={databaseName} isWhole /> }]),
          {
            title: text.password,
            value:
              password === undefined ? (
                <ActionButton
                  variant="default"
                  size="xs"
                  icon={keyIcon}
                  reason={reasonFor('storage.databases.resetPassword') ?? taken}
                  onClick={() => onAsk('password')}
                >
                  {text.resetPassword}
                </ActionButton>
              ) : (
                <Secret value={password} label={text.password} />
              ),
          },
          {
            title: databaseColumns.connectionString.title,
            value: (
              <span className={classes.url}>
                {password === undefined ? (
                  <CopyableId value={urlOf(target, undefined, text.passwordPlace)} isWhole />
                ) : (
                  <Secret
                    value={urlOf(target, password, MASK)}
                    masked={urlOf(target, undefined, MASK)}
                    label={databaseColumns.connectionString.title}
                  />
                )}
              </span>
            ),
          },
        ]}
      />
      {password === undefined ? (
        <p className={classes.note}>{text.passwordNowhere}</p>
      ) : (
        <Alert color="yellow" icon={<Icon of={keyIcon} />}>
          {text.passwordOnce}
        </Alert>
      )}
      <section className={classes.clients} aria-label={text.clients}>
        <Title order={3}>{text.clients}</Title>
        <div className={classes.choice}>
          <SegmentedControl
            size="xs"
            aria-label={text.clients}
            value={client}
            onChange={(next) => setClient(next as Client)}
            data={CLIENTS.map((value) => ({
              value,
              label: value === 'shell' ? SHELLS[engine] : text.clientNames[value],
            }))}
          />
        </div>
        <Suspense fallback={<Waiting height={120} />}>
          <CodeView
            code={snippetOf(client, target, undefined, password === undefined ? text.passwordPlace : MASK)}
            copied={snippetOf(client, target, password, text.passwordPlace)}
            language={LANGUAGES[client]}
            label={text.clients}
          />
        </Suspense>
        <p className={classes.note}>{text.clientNotes[client]}</p>
        <p className={classes.note}>{text.connectByCli}</p>
        <Commands lines={[`uos storage connect ${name}`]} />
        {provider === 'subset' ? (
          <Alert color="yellow" icon={<Icon of={databaseIcon} />}>
            <SubsetNote />
          </Alert>
        ) : null}
      </section>
    </div>
  );
}
