// A live view: waiting for its first line, running, cut off, at its end.
import type { LiveSource } from '../kit/live/live-feed.ts';
import { LiveView } from '../kit/live/live-view.tsx';
import type { States } from './scenes.ts';
import { text } from './text.zh.ts';

const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    time: new Date(Date.UTC(2026, 10, 21) + (from + index) * 137).toISOString().slice(11, 23),
    text: `plaza ana: hello ${from + index}`,
  }));

const until = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()));

const silent: LiveSource = {
  open: ({ onOpen, signal }) => {
    onOpen();
    return until(signal);
  },
};

const running: LiveSource = {
  open: async ({ after, onOpen, onLines, signal }) => {
    onOpen();
    let next = typeof after === 'number' ? after + 1 : 0;
    const timer = setInterval(() => {
      onLines(lines(next, 3));
      next += 3;
    }, 200);
    await until(signal);
    clearInterval(timer);
  },
};

const long: LiveSource = {
  open: ({ onOpen, onLines, signal }) => {
    onOpen();
    onLines(lines(0, 6000));
    return until(signal);
  },
};

const cut: LiveSource = {
  open: async ({ after, onOpen, onLines }) => {
    if (after === undefined) {
      onOpen();
      onLines(lines(0, 12));
    }
    throw new Error('cut');
  },
};

const ended: LiveSource = {
  open: async ({ onOpen, onLines }) => {
    onOpen();
    onLines(lines(0, 12));
  },
};

const empty = {
  title: text.noMessages,
  hint: text.noMessagesHint,
  commands: ['uos push send --channel plaza --text hello'],
};
const state = (source: LiveSource) => () => <LiveView title={text.messages} source={source} empty={empty} />;

export default {
  empty: state(silent),
  running: state(running),
  long: state(long),
  reconnecting: state(cut),
  ended: state(ended),
} satisfies States;
