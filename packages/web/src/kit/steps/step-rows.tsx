// What became of each step of a job, row by row: waiting, running, done, or failed and why.

import { Loader, Text } from '@mantine/core';
import { errorFacts } from '../page/error-facts.ts';
import { RequestId } from '../page/error-panel.tsx';
import { Icon } from '../show/icon.tsx';
import { checkIcon, closeIcon } from '../show/icons.ts';
import classes from './step-rows.module.css';
import type { StepResult, StepState } from './steps.ts';
import { text } from './text.zh.ts';

export function StepRows({ label, results }: { label?: string; results: readonly StepResult[] }) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {results.map(({ key, title, state, problem }) => (
        <li key={key} className={classes.step} data-state={state}>
          <span className={classes.mark}>
            <Mark state={state} />
          </span>
          <div className={classes.words}>
            <span>{title}</span>
            {problem === undefined ? null : (
              <>
                <Text size="xs" c="var(--mantine-color-error)">
                  {errorFacts(problem).message}
                </Text>
                <RequestId error={problem} />
              </>
            )}
          </div>
          <Text size="xs" c="dimmed">
            {text.states[state]}
          </Text>
        </li>
      ))}
    </ol>
  );
}

function Mark({ state }: { state: StepState }) {
  if (state === 'running') {
    return <Loader size={14} />;
  }
  return state === 'done' || state === 'failed' ? (
    <Icon of={state === 'done' ? checkIcon : closeIcon} size={14} />
  ) : null;
}
