// Logs: ten thousand lines, one that is still written, none.
import { useEffect, useState } from 'react';
import type { LogLine } from '../kit/log/log-lines.ts';
import LogViewer from '../kit/log/log-viewer.tsx';
import type { States } from './scenes.ts';
import { text } from './text.zh.ts';

const LEVELS = ['info', 'info', 'info', 'debug', 'info', 'warn', 'info', 'error'] as const;
const WORDS = [
  'player joined realm',
  'state saved',
  'tick',
  'cache miss for level',
  'match found',
  'slow query 812 ms',
];

function lines(count: number, from = 0): LogLine[] {
  return Array.from({ length: count }, (_, offset) => {
    const id = from + offset;
    const level = LEVELS[id % LEVELS.length] ?? 'info';
    return {
      id,
      level,
      time: new Date(Date.UTC(2026, 10, 21) + id * 137).toISOString().slice(11, 23),
      text: `[${level.toUpperCase()}] ${WORDS[id % WORDS.length]} #${id} ${'·'.repeat(id % 60)}`,
    };
  });
}

const long = lines(10_000);

function Live() {
  const [now, setNow] = useState(() => lines(400));
  useEffect(() => {
    const timer = setInterval(() => setNow((before) => [...before, ...lines(3, before.length)]), 500);
    return () => clearInterval(timer);
  }, []);
  return <LogViewer title={text.log} lines={now} live />;
}

export default {
  long: () => <LogViewer title={text.log} lines={long} />,
  live: Live,
  empty: () => <LogViewer title={text.log} lines={[]} />,
} satisfies States;
