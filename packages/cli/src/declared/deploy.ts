// Brings about what files declare, kind by kind, and tells what became of each thing.

import { nearest } from '@uos/contract/rules';
import { isUosError, type UosApiError } from '@uos/sdk/http';
import { DryRun } from '../connection/dry-run.ts';
import { CliError, EXIT, usageError } from '../errors/cli-error.ts';
import type { Adapter, AnyContext, Remote } from './adapter.ts';
import { ADAPTERS } from './adapters/index.ts';
import type { Declaration } from './files.ts';
import { DECLARABLE } from './output.ts';
import { planOf, type Step } from './plan.ts';

export type Result = 'created' | 'updated' | 'deleted' | 'unchanged' | 'failed' | 'create' | 'update' | 'delete';

/** One line of the result. With --dry-run the word says what would be done. */
export interface Row {
  readonly service: string;
  readonly kind: string;
  readonly name: string;
  readonly result: Result;
  /** What changes, or why it failed. */
  readonly detail: string;
}

/** The adapters of `--services a,b`; all of them without it. Throws CliError with exit 2 for an unknown one. */
export function chosenAdapters(services: string | undefined): readonly Adapter[] {
  if (services === undefined) {
    return ADAPTERS;
  }
  const known: readonly string[] = DECLARABLE;
  const wanted = services.split(',').map((word) => word.trim());
  const unknown = wanted.find((word) => !known.includes(word));
  if (unknown !== undefined) {
    const near = nearest(unknown, known);
    throw usageError(
      'unknown-service',
      (t) =>
        `${t.errors.unknownService(unknown)} ${near === undefined ? t.help.choices(known.join(', ')) : t.errors.nearest(near)}`,
    );
  }
  return ADAPTERS.filter(({ service }) => wanted.includes(service));
}

export interface Planned {
  readonly adapter: Adapter;
  /** Undefined where the service does not answer yet, such as one that this very deploy switches on. */
  readonly steps: readonly Step[] | undefined;
  readonly declaration: Declaration;
}

/** Compares all, before anything is changed. */
export async function planAll(
  ctx: AnyContext,
  declarations: readonly Declaration[],
  reconcile: boolean,
): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const declaration of declarations) {
    const { adapter, declared } = declaration;
    const deletes = reconcile && adapter.isOne !== true;
    if (Object.keys(declared).length === 0 && !deletes) {
      continue;
    }
    const remote = await listed(ctx, adapter);
    const options = { reconcile: deletes, schema: adapter.schema };
    planned.push({ adapter, declaration, steps: remote && planOf(declared, remote, options) });
  }
  return planned;
}

/** What is there; undefined where the service is off for this app. */
export async function listed(ctx: AnyContext, adapter: Adapter): Promise<Remote[] | undefined> {
  try {
    return await adapter.list(ctx);
  } catch (error) {
    const status = isUosError(error) ? (error as Partial<UosApiError>).status : undefined;
    if (status === 403 || status === 404) {
      return undefined;
    }
    throw error;
  }
}

/** The plan as rows, nothing done. */
export function rowsOfPlan(planned: readonly Planned[]): Row[] {
  return planned.flatMap(({ adapter, steps, declaration }) =>
    steps === undefined
      ? Object.keys(declaration.declared).map((name) => rowOf(adapter, { action: 'create', name, value: {} }, 'create'))
      : steps.map((step) => rowOf(adapter, step, step.action)),
  );
}

/** Does all steps: what is made first, what is deleted last and the other way round. A failure does not stop the rest. */
export async function applyAll(ctx: AnyContext, planned: readonly Planned[]): Promise<Row[]> {
  const rows: Row[] = [];
  const run = async (adapter: Adapter, step: Step): Promise<void> => {
    const row = await applied(ctx, adapter, step);
    ctx.event({ type: 'item', ...row });
    rows.push(row);
  };
  for (const { adapter, steps, declaration } of planned) {
    for (const step of steps ?? (await late(ctx, declaration, rows))) {
      if (step.action !== 'delete') {
        await run(adapter, step);
      }
    }
  }
  for (const { adapter, steps = [] } of planned.toReversed()) {
    for (const step of steps.filter(({ action }) => action === 'delete')) {
      await run(adapter, step);
    }
  }
  return rows;
}

/** why without deletions: nobody has seen and confirmed them. A service that still does not answer fails all of it. */
async function late(ctx: AnyContext, { adapter, declared }: Declaration, rows: Row[]): Promise<Step[]> {
  try {
    return planOf(declared, await adapter.list(ctx), { reconcile: false, schema: adapter.schema });
  } catch (error) {
    if (isFinal(error)) {
      throw error;
    }
    const detail = reasonOf(ctx, error);
    const names = Object.keys(declared);
    rows.push(...names.map((name) => ({ ...rowOf(adapter, { action: 'unchanged', name }, 'failed'), detail })));
    return [];
  }
}

const DONE = { create: 'created', update: 'updated', delete: 'deleted', unchanged: 'unchanged' } as const;

async function applied(ctx: AnyContext, adapter: Adapter, step: Step): Promise<Row> {
  try {
    switch (step.action) {
      case 'create':
        await adapter.create(ctx, step.name, step.value);
        break;
      case 'update':
        await adapter.update(ctx, step.remote, step.change);
        break;
      case 'delete':
        await adapter.remove(ctx, step.remote);
        break;
      case 'unchanged':
        break;
    }
    return rowOf(adapter, step, DONE[step.action]);
  } catch (error) {
    if (error instanceof DryRun || isFinal(error)) {
      throw error;
    }
    return { ...rowOf(adapter, step, 'failed'), detail: reasonOf(ctx, error) };
  }
}

/** A sign-in that does not count and a run that was cancelled fail everything that follows too. */
function isFinal(error: unknown): boolean {
  if (error instanceof CliError) {
    return error.facts.exit === EXIT.login || error.facts.exit === EXIT.cancelled;
  }
  return isUosError(error) && (error.kind === 'abort' || (error as Partial<UosApiError>).status === 401);
}

function reasonOf(ctx: AnyContext, error: unknown): string {
  if (error instanceof CliError) {
    return error.facts.what(ctx.t);
  }
  return isUosError(error) ? error.display(ctx.lang) : (error as Error).message;
}

function rowOf({ service, kind }: Adapter, step: Step, result: Result): Row {
  const detail =
    step.action === 'update'
      ? Object.entries(step.change)
          .map(([key, value]) => `${key}: ${JSON.stringify(step.remote.value[key])} → ${JSON.stringify(value)}`)
          .join(', ')
      : '';
  return { service, kind, name: step.name, result, detail };
}
