// The steps of one job that tells of them as they end.
import { Loader, Stack, Text } from '@mantine/core';
import { Icon } from '../../../kit/icon.tsx';
import classes from './fan-out.module.css';
import { text } from './text.zh.ts';

export interface FanOutStep {
  readonly title: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
}

export function FanOut({ label, steps }: { label: string; steps: readonly FanOutStep[] }) {
  const firstOpen = steps.findIndex(({ state }) => state === 'waiting');
  const isOver = steps.some(({ state }, index) => state === 'failed' && index === 0);
  return (
    <Stack component="ol" gap={6} className={classes.list} aria-label={label} aria-live="polite">
      {steps.map(({ title, state }, index) => {
        const shown = state === 'waiting' && index === firstOpen && index > 0 && !isOver ? 'running' : state;
        return (
          <li key={title} className={classes.step} data-state={shown}>
            {shown === 'running' ? <Loader size={14} /> : <Icon name={ICONS[shown]} size={16} />}
            <Text size="sm">{title}</Text>
            {shown === 'failed' ? (
              <Text size="sm" c="dimmed">
                {text.stepFailed}
              </Text>
            ) : null}
          </li>
        );
      })}
    </Stack>
  );
}

const ICONS = { waiting: 'clock', done: 'check', failed: 'alert' } as const;
