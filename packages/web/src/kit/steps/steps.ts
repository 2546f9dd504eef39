// A job of several calls as data: each step with its state, run in order or all at once, and again where it failed.

export interface Step {
  readonly key: string;
  readonly title: string;
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** Later steps make no sense when it fails. */
  readonly needed?: boolean;
}

export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'left';

export interface StepResult {
  readonly key: string;
  readonly title: string;
  readonly state: StepState;
  readonly problem?: unknown;
}

export function initialResults(steps: readonly Step[]): readonly StepResult[] {
  return steps.map(({ key, title }) => ({ key, title, state: 'waiting' }));
}

interface RunOptions {
  readonly signal: AbortSignal;
  readonly onChange: (results: readonly StepResult[]) => void;
}

/** Runs what is not done yet, in order. After a needed step that failed the rest is left. */
export async function runSteps(
  steps: readonly Step[],
  before: readonly StepResult[],
  { signal, onChange }: RunOptions,
): Promise<readonly StepResult[]> {
  let results = before.map(
    (result): StepResult => (result.state === 'done' ? result : { ...without(result), state: 'waiting' }),
  );
  const set = (key: string, change: Partial<StepResult>): void => {
    results = results.map((result) => (result.key === key ? { ...result, ...change } : result));
    onChange(results);
  };
  let isBroken = false;
  for (const { key, run, needed } of steps) {
    if (results.find((result) => result.key === key)?.state === 'done') {
      continue;
    }
    if (isBroken || signal.aborted) {
      set(key, { state: 'left' });
      continue;
    }
    set(key, { state: 'running' });
    try {
      await run(signal);
      set(key, { state: 'done' });
    } catch (problem) {
      set(key, { state: 'failed', problem });
      isBroken = needed === true;
    }
  }
  return results;
}

function without({ key, title }: StepResult): Pick<StepResult, 'key' | 'title'> {
  return { key, title };
}
