// A job of several calls, step by step: what is done, what runs, what failed and why, and another try.

import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../show/icon.tsx';
import { refreshIcon } from '../show/icons.ts';
import { StepRows } from './step-rows.tsx';
import { initialResults, runSteps, type Step, type StepResult, type StepState } from './steps.ts';
import { text } from './text.zh.ts';

interface StepListProps {
  readonly steps: readonly Step[];
  /** Begins by itself when it is mounted. */
  readonly autoStart?: boolean;
  readonly startLabel?: string;
  /** After every run, with what became of each step. */
  readonly onEnd?: (results: readonly StepResult[]) => void;
}

export function StepList({ steps, autoStart = false, startLabel = text.start, onEnd }: StepListProps) {
  const [results, setResults] = useState(() => initialResults(steps));
  const [phase, setPhase] = useState<'new' | 'running' | 'over'>('new');
  const stop = useRef<AbortController>(undefined);
  const start = async (): Promise<void> => {
    setPhase('running');
    stop.current = new AbortController();
    const ended = await runSteps(steps, results, { signal: stop.current.signal, onChange: setResults });
    setPhase('over');
    onEnd?.(ended);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the job appears
  useEffect(() => {
    if (autoStart && stop.current === undefined) {
      void start();
    }
  }, []);
  const count = (state: StepState) => results.filter((result) => result.state === state).length;
  const open = results.length - count('done');
  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        {phase === 'new'
          ? text.steps(results.length)
          : phase === 'running'
            ? text.running(count('done'), results.length)
            : open === 0
              ? text.allDone(results.length)
              : text.someFailed(count('done'), count('failed'))}
      </Text>
      <StepRows results={results} />
      {phase === 'running' || open === 0 ? null : (
        <Group>
          <Button
            {...(phase === 'new' ? {} : { variant: 'default', leftSection: <Icon of={refreshIcon} size={16} /> })}
            onClick={() => void start()}
          >
            {phase === 'new' ? startLabel : text.retry(open)}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
