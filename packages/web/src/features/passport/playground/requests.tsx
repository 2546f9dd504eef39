// What was asked so far, newest first. It holds what may be shown of a call and nothing else.
import { Button, Group, Text, Title } from '@mantine/core';
import { formatTime } from '@uos/contract/rules';
import type { Made } from './player.ts';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

interface RequestsProps {
  readonly log: readonly Made[];
  readonly onClear: () => void;
  readonly onChoose: (name: string) => void;
}

export default function Requests({ log, onClear, onChoose }: RequestsProps) {
  return (
    <section aria-label={text.log}>
      <Group gap="sm" justify="space-between">
        <Title order={2}>{text.log}</Title>
        {log.length === 0 ? null : (
          <Button variant="default" size="xs" onClick={onClear}>
            {text.clear}
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" mb="xs">
        {log.length === 0 ? text.logEmpty : text.logHelp}
      </Text>
      <ol className={classes.log}>
        {log.map(({ id, at, who, call, status, ms, error, input }) => (
          <li key={id} data-failed={error !== undefined || undefined}>
            <time>{formatTime(at, { seconds: true }).slice(-8)}</time>
            <span>{who}</span>
            <button type="button" onClick={() => onChoose(call.name)}>
              {call.route}
            </button>
            <code title={JSON.stringify(input)}>{JSON.stringify(input)}</code>
            <b>{status === 0 ? text.offline : error === undefined ? status : text.error(status, error.code)}</b>
            <span>{text.took(ms)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
