// Plays a film: step after step by itself, or by hand. What was typed and answered before stays on the screen.

import './terminal.tokens.css';
import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import { pauseIcon, playIcon, refreshIcon } from '../../../kit/show/icons.ts';
import '@mantine/core/styles/Progress.css';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { text } from '../text.zh.ts';
import classes from './learn.module.css';
import type { Film } from './videos.text.zh.ts';

export function FilmPlayer({ film: { scenes } }: { film: Film }) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const last = scenes.length - 1;
  const isOver = at === last && !isPlaying;
  const screen = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPlaying) {
      return;
    }
    const next = setTimeout(() => (at === last ? setPlaying(false) : setAt(at + 1)), (scenes[at]?.seconds ?? 1) * 1000);
    return () => clearTimeout(next);
  }, [isPlaying, at, last, scenes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a step was added
  useEffect(() => {
    screen.current?.scrollTo({ top: screen.current.scrollHeight });
  }, [at]);
  const go = (step: number): void => {
    setPlaying(false);
    setAt(Math.min(Math.max(step, 0), last));
  };
  return (
    <Paper className={classes.player}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section ref={screen} className={classes.terminal} tabIndex={0} aria-label={text.commands}>
        {scenes.slice(0, at + 1).map(({ words, command, lines }, index) => (
          <div key={words} data-now={index === at || undefined}>
            {command === undefined ? null : <p className={classes.command}>{`$ ${command}`}</p>}
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </section>
      <Progress value={((at + 1) / scenes.length) * 100} size="xs" aria-label={text.step(at + 1, scenes.length)} />
      <div className={classes.below}>
        <Text aria-live="polite">{scenes[at]?.words}</Text>
        <Group justify="space-between">
          <Group gap="xs">
            <Button
              leftSection={<Icon of={isPlaying ? pauseIcon : isOver ? refreshIcon : playIcon} size={16} />}
              onClick={() => {
                if (isOver) {
                  setAt(0);
                }
                setPlaying(!isPlaying);
              }}
            >
              {isPlaying ? text.pause : isOver ? text.replay : text.play}
            </Button>
            <ActionButton variant="default" reason={at === 0 ? text.firstStep : undefined} onClick={() => go(at - 1)}>
              {text.previousStep}
            </ActionButton>
            <ActionButton variant="default" reason={at === last ? text.lastStep : undefined} onClick={() => go(at + 1)}>
              {text.nextStep}
            </ActionButton>
          </Group>
          <Text size="sm" c="dimmed">
            {text.step(at + 1, scenes.length)}
          </Text>
        </Group>
      </div>
    </Paper>
  );
}
