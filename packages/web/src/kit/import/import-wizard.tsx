// An import from the file to the report: choose, match columns, check every row, see what would change, run, report.
// Nothing is sent before the last step.
import { checkIcon, downloadIcon, uploadIcon } from '../show/icons.ts';
import '@mantine/core/styles/Progress.css';
import { Badge, Button, Group, Modal, NativeSelect, Progress, Stack, Text } from '@mantine/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { FieldChanges } from '../history/timeline.tsx';
import { type CsvColumn, csvOf } from '../keep/csv.ts';
import { download, fileName } from '../keep/download.ts';
import { type RowResult, runBulk } from '../list/bulk/bulk-run.ts';
import { errorFacts } from '../page/error-facts.ts';
import { ErrorPanel } from '../page/error-panel.tsx';
import { Icon } from '../show/icon.tsx';
import {
  guessMapping,
  type ImportField,
  ImportFileError,
  type ImportRow,
  type ImportTable,
  type JudgedRow,
  judgeRows,
  type Mapping,
  type PlannedRow,
  planRows,
} from './import-rows.ts';
import classes from './import-wizard.module.css';
import { readImportFile } from './read-file.ts';
import { text } from './text.zh.ts';

export interface ImportWizardProps {
  /** 导入区服 */
  readonly title: string;
  readonly fields: readonly ImportField[];
  /** What makes a row the same as one that is there already. */
  readonly keyOf: (row: ImportRow) => string;
  /** The rows that are there already, by their key; all are new without it. */
  readonly existing?: (keys: readonly string[]) => Promise<ReadonlyMap<string, ImportRow>>;
  readonly run: (row: ImportRow, how: 'create' | 'update') => Promise<unknown>;
  /** Rows of the template that can be downloaded. */
  readonly samples?: readonly ImportRow[];
  readonly refresh?: readonly QueryKey[];
  readonly onClose: () => void;
}

type Stage =
  | { readonly step: 0 }
  | { readonly step: 1; readonly table: ImportTable }
  | { readonly step: 2; readonly table: ImportTable; readonly judged: readonly JudgedRow[] }
  | {
      readonly step: 3;
      readonly table: ImportTable;
      readonly judged: readonly JudgedRow[];
      readonly plan: readonly PlannedRow[];
    }
  | {
      readonly step: 4;
      readonly judged: readonly JudgedRow[];
      readonly plan: readonly PlannedRow[];
      readonly results: readonly RowResult<PlannedRow>[];
      readonly isRunning: boolean;
    };

const SHOWN = 100;

/** Mount it to open it. */
export default function ImportWizard(props: ImportWizardProps) {
  const { title, fields, keyOf, existing, run, refresh = [], onClose } = props;
  const client = useQueryClient();
  const stop = useRef<AbortController>(undefined);
  const [stage, setStage] = useState<Stage>({ step: 0 });
  const [mapping, setMapping] = useState<Mapping>({});
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File) =>
    attempt(async () => {
      const table = await readImportFile(file);
      setMapping(guessMapping(fields, table.heads));
      setStage({ step: 1, table });
    });
  const judge = (table: ImportTable) => setStage({ step: 2, table, judged: judgeRows(table, fields, mapping, keyOf) });
  const plan = (table: ImportTable, judged: readonly JudgedRow[]) =>
    attempt(async () => {
      const keys = judged.filter(({ problems }) => problems.length === 0).map(({ row }) => keyOf(row));
      const there = (await existing?.(keys)) ?? new Map<string, ImportRow>();
      setStage({ step: 3, table, judged, plan: planRows(judged, there, fields, keyOf) });
    });
  const start = async (
    judged: readonly JudgedRow[],
    all: readonly PlannedRow[],
    rows: readonly PlannedRow[],
    before: readonly RowResult<PlannedRow>[],
  ) => {
    stop.current = new AbortController();
    const show = (results: readonly RowResult<PlannedRow>[], isRunning: boolean) =>
      setStage({ step: 4, judged, plan: all, results: [...before, ...results], isRunning });
    show([], true);
    const results = await runBulk({
      rows: rows.map((row) => ({ key: String(row.number), row })),
      run: ({ row, how }) => run(row, how === 'create' ? 'create' : 'update'),
      onChange: (now) => show(now, true),
      signal: stop.current.signal,
    });
    show(results, false);
    await Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const close = (): void => {
    stop.current?.abort();
    onClose();
  };

  return (
    <Modal opened onClose={close} title={title} size="xl" closeButtonProps={{ 'aria-label': text.close }}>
      <Stack gap="md">
        <Steps at={stage.step} />
        {error === undefined ? null : error instanceof ImportFileError ? (
          <Text c="var(--mantine-color-error)" size="sm" role="alert">
            {error.message}
          </Text>
        ) : (
          <ErrorPanel error={error} />
        )}
        {stage.step === 0 ? <PickStep {...props} isBusy={isBusy} onFile={(file) => void take(file)} /> : null}
        {stage.step === 1 ? (
          <MapStep fields={fields} table={stage.table} mapping={mapping} onChange={setMapping} />
        ) : null}
        {stage.step === 2 ? <CheckStep judged={stage.judged} /> : null}
        {stage.step === 3 ? <PlanStep plan={stage.plan} /> : null}
        {stage.step === 4 ? <RunStep results={stage.results} isRunning={stage.isRunning} /> : null}
        <Group justify="space-between" gap="sm">
          <div>
            {stage.step === 2 || stage.step === 4 ? (
              <Button
                variant="default"
                leftSection={<Icon of={downloadIcon} size={16} />}
                disabled={stage.step === 4 && stage.isRunning}
                onClick={() => saveReport(title, stage)}
              >
                {text.report}
              </Button>
            ) : null}
          </div>
          <Group gap="sm">{buttons()}</Group>
        </Group>
      </Stack>
    </Modal>
  );

  function buttons(): ReactNode {
    switch (stage.step) {
      case 0:
        return (
          <Button variant="default" onClick={close}>
            {text.close}
          </Button>
        );
      case 1: {
        const lacking = fields.filter(({ key, required }) => required === true && mapping[key] === undefined);
        return (
          <>
            <Back onClick={() => setStage({ step: 0 })} />
            <Button
              disabled={lacking.length > 0}
              title={
                lacking.length > 0 ? text.unmapped(lacking.map((field) => field.title).join(text.comma)) : undefined
              }
              onClick={() => judge(stage.table)}
            >
              {text.next}
            </Button>
          </>
        );
      }
      case 2:
        return (
          <>
            <Back onClick={() => setStage({ step: 1, table: stage.table })} />
            <Button
              loading={isBusy}
              disabled={stage.judged.every(({ problems }) => problems.length > 0)}
              onClick={() => void plan(stage.table, stage.judged)}
            >
              {text.next}
            </Button>
          </>
        );
      case 3: {
        const rows = stage.plan.filter(({ how }) => how !== 'same');
        return (
          <>
            <Back onClick={() => judge(stage.table)} />
            <Button disabled={rows.length === 0} onClick={() => void start(stage.judged, stage.plan, rows, [])}>
              {rows.length === 0 ? text.nothingToDo : text.run(rows.length)}
            </Button>
          </>
        );
      }
      default: {
        const failed = stage.results.filter(({ state }) => state === 'failed' || state === 'waiting');
        if (stage.isRunning) {
          return (
            <Button variant="default" onClick={() => stop.current?.abort()}>
              {text.stop}
            </Button>
          );
        }
        return (
          <>
            {failed.length === 0 ? (
              <Button variant="default" onClick={() => setStage({ step: 0 })}>
                {text.again}
              </Button>
            ) : (
              <Button
                variant="default"
                onClick={() =>
                  void start(
                    stage.judged,
                    stage.plan,
                    failed.map(({ row }) => row),
                    stage.results.filter(({ state }) => state === 'done'),
                  )
                }
              >
                {text.retry(failed.length)}
              </Button>
            )}
            <Button onClick={close}>{text.done}</Button>
          </>
        );
      }
    }
  }
}

function Back({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" onClick={onClick}>
      {text.back}
    </Button>
  );
}

function Steps({ at }: { at: number }) {
  return (
    <ol className={classes.steps}>
      {text.steps.map((title, index) => (
        <li
          key={title}
          data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={classes.number}>{index < at ? <Icon of={checkIcon} size={12} /> : index + 1}</span>
          {title}
        </li>
      ))}
    </ol>
  );
}

interface PickStepProps extends ImportWizardProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

function PickStep({ title, fields, samples, isBusy, onFile }: PickStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const template = (): void => {
    const columns: CsvColumn<ImportRow>[] = fields.map((field) => ({
      title: field.title,
      value: (row) => templateValue(field, row[field.key]),
    }));
    download(fileName(title, undefined, 'csv'), new Blob([csvOf(columns, samples ?? [])], { type: 'text/csv' }));
  };
  return (
    <section
      className={classes.pick}
      aria-label={text.pick}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file !== undefined) {
          onFile(file);
        }
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) {
            onFile(file);
          }
        }}
      />
      <Icon of={uploadIcon} size={28} />
      <Text size="sm">{text.dropHere}</Text>
      <Button loading={isBusy} onClick={() => input.current?.click()} data-autofocus>
        {text.pick}
      </Button>
      <Text size="xs" c="dimmed">
        {text.formats}
      </Text>
      <Button variant="subtle" size="compact-sm" leftSection={<Icon of={downloadIcon} size={14} />} onClick={template}>
        {text.template}
      </Button>
    </section>
  );
}

function templateValue({ options, kind }: ImportField, value: unknown): unknown {
  if (kind === 'flag' && typeof value === 'boolean') {
    return value ? text.yes : text.no;
  }
  if (Array.isArray(value)) {
    return value.join(text.comma);
  }
  return options?.find((option) => option.value === value)?.label ?? value;
}

interface MapStepProps {
  readonly fields: readonly ImportField[];
  readonly table: ImportTable;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

function MapStep({ fields, table, mapping, onChange }: MapStepProps) {
  const set = (key: string, head: string): void => {
    const { [key]: _before, ...rest } = mapping;
    onChange(head === '' ? rest : { ...rest, [key]: head });
  };
  const [first] = table.records;
  return (
    <>
      <Text size="sm">{text.mapHelp(table.records.length)}</Text>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{text.field}</th>
              <th>{text.column}</th>
              <th>{text.sample}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ key, title, required }) => (
              <tr key={key}>
                <td>
                  {title}{' '}
                  {required === true ? (
                    <Badge size="xs" variant="light" color="gray">
                      {text.required}
                    </Badge>
                  ) : null}
                </td>
                <td>
                  <NativeSelect
                    size="xs"
                    aria-label={title}
                    value={mapping[key] ?? ''}
                    data={[
                      { value: '', label: text.ignore },
                      ...table.heads.map((head) => ({ value: head, label: head })),
                    ]}
                    onChange={(event) => set(key, event.currentTarget.value)}
                  />
                </td>
                <td className={classes.sample}>{sampleOf(first, mapping[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function sampleOf(record: Readonly<Record<string, unknown>> | undefined, head: string | undefined): string {
  const value = head === undefined ? undefined : record?.[head];
  return value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function CheckStep({ judged }: { judged: readonly JudgedRow[] }) {
  const bad = judged.filter(({ problems }) => problems.length > 0);
  return (
    <>
      <Text size="sm" fw={500} role="status">
        {text.checkDone(judged.length - bad.length, bad.length)}
      </Text>
      {bad.length === 0 ? null : (
        <>
          <Text size="sm" c="dimmed">
            {text.checkHelp}
          </Text>
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th>{text.line}</th>
                  <th>{text.problem}</th>
                </tr>
              </thead>
              <tbody>
                {bad.slice(0, SHOWN).map(({ number, problems }) => (
                  <tr key={number}>
                    <td>{number}</td>
                    <td>{problems.join(text.semicolon)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {bad.length > SHOWN ? <Text size="xs">{text.moreProblems(bad.length - SHOWN)}</Text> : null}
        </>
      )}
    </>
  );
}

const HOW_COLORS = { create: 'teal', update: 'brand', same: 'gray' } as const;
const HOW_ORDER = { update: 0, create: 1, same: 2 } as const;

function PlanStep({ plan }: { plan: readonly PlannedRow[] }) {
  const count = (how: PlannedRow['how']) => plan.filter((row) => row.how === how).length;
  const shown = [...plan].sort((a, b) => HOW_ORDER[a.how] - HOW_ORDER[b.how]).slice(0, SHOWN);
  return (
    <>
      <Text size="sm" fw={500} role="status">
        {text.plan(count('create'), count('update'), count('same'))}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <ul className={classes.plan} tabIndex={0} aria-label={text.steps[3]}>
        {shown.map(({ number, key, how, changes }) => (
          <li key={number}>
            <Group gap="sm">
              <Badge variant="light" radius="sm" size="sm" color={HOW_COLORS[how]}>
                {text.how[how]}
              </Badge>
              <Text size="sm">{key}</Text>
            </Group>
            {changes.length === 0 ? null : <FieldChanges changes={changes} />}
          </li>
        ))}
        {plan.length > shown.length ? <li>{text.more(plan.length - shown.length)}</li> : null}
      </ul>
    </>
  );
}

function RunStep({ results, isRunning }: { results: readonly RowResult<PlannedRow>[]; isRunning: boolean }) {
  const done = results.filter(({ state }) => state === 'done').length;
  const failed = results.filter(({ state }) => state === 'failed');
  return (
    <>
      <Text size="sm" fw={500} role="status">
        {isRunning ? text.running(done + failed.length, results.length) : text.result(done, failed.length)}
      </Text>
      <Progress
        value={results.length === 0 ? 0 : ((done + failed.length) / results.length) * 100}
        color={failed.length > 0 ? 'orange' : 'teal'}
        aria-label={text.progress}
      />
      {failed.length === 0 ? null : (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th>{text.line}</th>
                <th>{text.problem}</th>
              </tr>
            </thead>
            <tbody>
              {failed.slice(0, SHOWN).map(({ key, problem }) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{errorFacts(problem).message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

interface ReportLine {
  readonly line: number;
  readonly result: string;
  readonly reason: string;
}

function saveReport(title: string, stage: Extract<Stage, { readonly step: 2 | 4 }>): void {
  const results = new Map(stage.step === 4 ? stage.results.map((result) => [result.row.number, result]) : []);
  const lines = stage.judged.map(({ number, problems }): ReportLine => {
    const result = results.get(number);
    if (problems.length > 0) {
      return { line: number, result: text.states.bad, reason: problems.join(text.semicolon) };
    }
    if (result === undefined) {
      return { line: number, result: stage.step === 4 ? text.states.same : text.states.waiting, reason: '' };
    }
    const reason = result.problem === undefined ? '' : errorFacts(result.problem).message;
    return { line: number, result: text.states[result.state], reason };
  });
  const columns: CsvColumn<ReportLine>[] = [
    { title: text.reportHeads.line, value: ({ line }) => line },
    { title: text.reportHeads.result, value: ({ result }) => result },
    { title: text.reportHeads.reason, value: ({ reason }) => reason },
  ];
  download(fileName(text.reportName(title), undefined, 'csv'), new Blob([csvOf(columns, lines)], { type: 'text/csv' }));
}
