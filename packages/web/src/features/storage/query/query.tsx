// One statement at a time: read-only unless somebody says otherwise, with what it answers as a table, or where it is wrong.
import { Alert, NativeSelect, Switch, Textarea, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import type { Database } from '@uos/sdk/services/storage';
import { databasesQueryForm } from '@uos/sdk/services/storage.forms';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { mostOf } from '../../../kit/form/fields-of.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { alertIcon, playIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { notRunning } from '../database/use-database-actions.tsx';
import { engineOf } from '../engine-of.ts';
import { storageKeys, storageOf } from '../queries.ts';
import { whyNot, wouldWrite } from '../said.ts';
import { text } from '../text.zh.ts';
import { keptOf, type Ran, withRun } from './begin.ts';
import { placeIn } from './place.ts';
import classes from './query.module.css';

const Answer = part(() => import('./answer.tsx'));

const LIMITS = ['100', '500', '1000'] as const;
/** why longer than a statement may take: the server says what became of it */
const PATIENCE_MS = 60_000;

export default function Query({ appId, database }: { appId: string; database: Database }) {
  const { databaseId: id } = database;
  const engine = engineOf(database.engine);
  const kept = keptOf(id);
  const client = useQueryClient();
  const [statement, setStatement] = useState(kept.statement);
  const [history, setHistory] = useState(kept.history);
  const [isReadOnly, setReadOnly] = useState(true);
  const [limit, setLimit] = useState<string>(LIMITS[0]);
  const input = useRef<HTMLTextAreaElement>(null);
  const reason = usePermission()('storage.databases.query') ?? notRunning(database);
  const type = (next: string): void => {
    kept.statement = next;
    setStatement(next);
  };
  const keep = (ran: Ran): void => {
    kept.history = withRun(kept.history, ran);
    setHistory(kept.history);
  };
  const run = useMutation({
    mutationFn: (wanted: string) =>
      storageOf(appId).databases.query(
        { id, statement: wanted, readOnly: isReadOnly, limit: Number(limit) },
        { timeoutMs: PATIENCE_MS },
      ),
    onSuccess: ({ durationMs, rowCount }, wanted) =>
      keep({ statement: wanted, at: Date.now(), durationMs, rowCount, hasFailed: false }),
    onError: (_error, wanted) => keep({ statement: wanted, at: Date.now(), hasFailed: true }),
    // why: a statement wakes one that sleeps
    onSettled: () => Promise.all(storageKeys(appId).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const cannot = reason ?? (statement.trim() === '' ? text.noStatement : run.isPending ? text.runs : undefined);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && cannot === undefined) {
      event.preventDefault();
      run.mutate(statement);
    }
  };
  return (
    <div className={classes.parts}>
      <Textarea
        ref={input}
        label={text.statement}
        description={text.statementHelp[engine]}
        placeholder={text.statementSample[engine]}
        className={classes.statement ?? ''}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={mostOf(databasesQueryForm, 'statement')}
        spellCheck={false}
        value={statement}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <div className={classes.bar}>
        <ActionButton icon={playIcon} reason={cannot} loading={run.isPending} onClick={() => run.mutate(statement)}>
          {text.run}
        </ActionButton>
        <Switch
          label={text.readOnly}
          checked={isReadOnly}
          onChange={(event) => setReadOnly(event.currentTarget.checked)}
        />
        <NativeSelect
          aria-label={text.limit}
          value={limit}
          onChange={(event) => setLimit(event.currentTarget.value)}
          data={LIMITS.map((value) => ({ value, label: text.limitOf(Number(value)) }))}
        />
        <span className={`${classes.note} ${isReadOnly ? '' : classes.warn}`}>
          {isReadOnly ? text.readOnlyNote : text.writesNote}
        </span>
      </div>
      {run.isError ? (
        <Refused
          statement={run.variables}
          error={run.error}
          onGo={(offset) => {
            input.current?.focus();
            input.current?.setSelectionRange(offset, offset + 1);
          }}
        />
      ) : null}
      {run.data === undefined ? null : (
        <Suspense fallback={<Waiting height={200} />}>
          <Answer answer={run.data} name={database.name} />
        </Suspense>
      )}
      {history.length === 0 ? null : <History history={history} onTake={type} />}
    </div>
  );
}

interface RefusedProps {
  readonly statement: string;
  readonly error: unknown;
  readonly onGo: (offset: number) => void;
}

/** In the engine's words, with the place in the statement marked. */
function Refused({ statement, error, onGo }: RefusedProps) {
  const { words, place } = placeIn(statement, whyNot(error));
  const at = place === undefined ? 0 : place.column - 1;
  const line = [...(place?.text ?? '')];
  return (
    <Alert role="alert" color="red" icon={<Icon of={alertIcon} />} title={text.refused}>
      {words}
      {wouldWrite(error) ? <div>{text.wouldWrite}</div> : null}
      {place === undefined ? null : (
        <>
          <pre className={classes.where}>
            {line.slice(0, at).join('')}
            <mark>{line[at] ?? ' '}</mark>
            {line.slice(at + 1).join('')}
          </pre>
          <ActionButton variant="default" size="xs" onClick={() => onGo(place.offset)}>
            {text.goTo(place.line, place.column)}
          </ActionButton>
        </>
      )}
    </Alert>
  );
}

function History({ history, onTake }: { history: readonly Ran[]; onTake: (statement: string) => void }) {
  return (
    <section aria-label={text.ranBefore}>
      <Title order={3} mb={4}>
        {text.ranBefore}
      </Title>
      <ul className={classes.history}>
        {history.map((ran) => (
          <li key={ran.statement}>
            <button
              type="button"
              className={classes.ran}
              data-failed={ran.hasFailed || undefined}
              title={text.takeAgain}
              onClick={() => onTake(ran.statement)}
            >
              <code>{ran.statement}</code>
              <span>{ran.hasFailed ? text.refused : text.ranIn(ran.rowCount ?? 0, text.ms(ran.durationMs ?? 0))}</span>
              <span>{formatTime(ran.at).slice(11)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
