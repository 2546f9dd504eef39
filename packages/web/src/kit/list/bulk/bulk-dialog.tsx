// A bulk action from the question to the report: what will happen, how far it is, what became of each row, and another
// try for those that failed.
import '@mantine/core/styles/Progress.css';
import { Badge, Button, Group, Modal, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toastDone } from '../../act/toast.tsx';
import { errorFacts } from '../../page/error-facts.ts';
import { RequestId } from '../../page/error-panel.tsx';
import { text as kitText } from '../../text.zh.ts';
import classes from '../data-list.module.css';
import { bulkText as text } from '../text.zh.ts';
import type { BulkAction, ListView } from '../view.ts';
import { type RowResult, runBulk } from './bulk-run.ts';

interface BulkDialogProps<Row> {
  readonly view: ListView<Row>;
  readonly action: BulkAction<Row>;
  readonly onClose: () => void;
}

interface LeftRow<Row> {
  readonly row: Row;
  readonly reason: string;
}

export default function BulkDialog<Row>({ view, action, onClose }: BulkDialogProps<Row>) {
  const client = useQueryClient();
  const stop = useRef<AbortController>(undefined);
  const [results, setResults] = useState<readonly RowResult<Row>[]>();
  const [isRunning, setRunning] = useState(false);
  const [word, setWord] = useState('');
  // why kept: the list marks fewer rows while the dialog is open, those that are done
  const [{ taking, left }] = useState(() => split([...view.selection.rows.values()], action));
  const typed = action.typed?.(taking.length);
  const run = async (rows: readonly Row[]): Promise<void> => {
    setRunning(true);
    stop.current = new AbortController();
    const before = (results ?? []).filter(({ state }) => state === 'done');
    const final = await runBulk({
      rows: rows.map((row) => ({ key: view.rowKey(row), row })),
      run: action.run,
      onChange: (now) => setResults([...before, ...now]),
      signal: stop.current.signal,
    });
    setRunning(false);
    view.selection.set(
      final.filter(({ state }) => state === 'done').map(({ row }) => row),
      false,
    );
    const all = [...before, ...final];
    // why: what went well is seen in the list; only what did not is worth a report
    if (all.every(({ state }) => state === 'done')) {
      toastDone(text.allDone(action.label, all.length));
      onClose();
    }
    const keys = [view.source.key, ...(view.refresh ?? [])];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const failed = (results ?? []).filter(({ state }) => state === 'failed');
  const waiting = (results ?? []).filter(({ state }) => state === 'waiting');
  const close = (): void => {
    stop.current?.abort();
    onClose();
  };
  return (
    <Modal opened onClose={close} title={action.label} size="lg" closeButtonProps={{ 'aria-label': text.close }}>
      <Stack gap="md">
        {results === undefined ? (
          <>
            <Text size="sm" component="div">
              {action.words(taking.length)}
            </Text>
            {typed === undefined ? null : (
              <TextInput
                label={kitText.typeToConfirm(typed)}
                value={word}
                onChange={(event) => setWord(event.currentTarget.value)}
                autoComplete="off"
                data-autofocus
              />
            )}
          </>
        ) : (
          <Report results={results} nameOf={view.nameOf} isRunning={isRunning} />
        )}
        {left.length === 0 ? null : <Left rows={left} nameOf={view.nameOf} />}
        <Group justify="flex-end" gap="sm">
          {results === undefined ? (
            <>
              <Button variant="default" onClick={close}>
                {text.cancel}
              </Button>
              <Button
                data-autofocus={typed === undefined || undefined}
                disabled={taking.length === 0 || (typed !== undefined && word !== typed)}
                {...(action.danger === true ? { color: 'red.9' } : {})}
                onClick={() => void run(taking)}
              >
                {text.run(action.label, taking.length)}
              </Button>
            </>
          ) : isRunning ? (
            <Button variant="default" onClick={() => stop.current?.abort()}>
              {text.stop}
            </Button>
          ) : (
            <>
              {failed.length + waiting.length === 0 ? null : (
                <Button variant="default" onClick={() => void run([...failed, ...waiting].map(({ row }) => row))}>
                  {failed.length === 0 ? text.goOn(waiting.length) : text.retry(failed.length + waiting.length)}
                </Button>
              )}
              <Button onClick={close}>{text.done}</Button>
            </>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function split<Row>(rows: readonly Row[], { leaves }: BulkAction<Row>): { taking: Row[]; left: LeftRow<Row>[] } {
  const judged = rows.map((row) => ({ row, reason: leaves?.(row) }));
  return {
    taking: judged.filter(({ reason }) => reason === undefined).map(({ row }) => row),
    left: judged.flatMap(({ row, reason }) => (reason === undefined ? [] : [{ row, reason }])),
  };
}

interface ReportProps<Row> {
  readonly results: readonly RowResult<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly isRunning: boolean;
}

/** Failures first; of long lists only so many rows are drawn. */
const SHOWN_ROWS = 200;
const ORDER = { failed: 0, running: 1, waiting: 2, done: 3 } as const;

function Report<Row>({ results, nameOf, isRunning }: ReportProps<Row>) {
  const count = (state: RowResult<Row>['state']) => results.filter((result) => result.state === state).length;
  const over = count('done') + count('failed');
  const shown = [...results].sort((a, b) => ORDER[a.state] - ORDER[b.state]).slice(0, SHOWN_ROWS);
  return (
    <>
      <div>
        <Group justify="space-between" mb={6}>
          <Text size="sm" aria-live="polite">
            {isRunning
              ? text.running(over, results.length)
              : text.result(count('done'), count('failed'), count('waiting'))}
          </Text>
        </Group>
        <Progress
          value={results.length === 0 ? 100 : (over / results.length) * 100}
          color={count('failed') > 0 ? 'orange' : 'teal'}
          aria-label={text.progress}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <ul className={classes.results} tabIndex={0} aria-label={text.report}>
        {shown.map(({ key, row, state, problem }) => (
          <li key={key}>
            <span className={classes.resultName}>{nameOf(row)}</span>
            <Badge variant="light" size="sm" radius="sm" color={COLORS[state]}>
              {text.states[state]}
            </Badge>
            {problem === undefined ? null : (
              <div className={classes.resultProblem}>
                <Text size="xs" c="var(--mantine-color-error)">
                  {errorFacts(problem).message}
                </Text>
                <RequestId error={problem} />
              </div>
            )}
          </li>
        ))}
        {results.length > shown.length ? <li>{text.moreRows(results.length - shown.length)}</li> : null}
      </ul>
    </>
  );
}

const COLORS = { waiting: 'gray', running: 'brand', done: 'teal', failed: 'red' } as const;

function Left<Row>({ rows, nameOf }: { rows: readonly LeftRow<Row>[]; nameOf: (row: Row) => string }) {
  return (
    <details className={classes.left}>
      <summary>{text.left(rows.length)}</summary>
      <ul>
        {rows.slice(0, SHOWN_ROWS).map(({ row, reason }) => (
          <li key={nameOf(row)}>{text.leftRow(nameOf(row), reason)}</li>
        ))}
      </ul>
    </details>
  );
}
