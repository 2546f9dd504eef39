import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../log/log-lines.ts';
import { createLiveFeed, type LiveStream } from './live-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lines = (from: number, to: number): LogLine[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index, text: `line ${from + index}` }));

function feedOf(most?: number) {
  const opened: (LiveStream & { cut: () => void; end: () => void })[] = [];
  const feed = createLiveFeed(
    {
      open: (stream) =>
        new Promise((resolve, reject) => {
          opened.push({ ...stream, cut: () => reject(new Error('cut')), end: resolve });
        }),
    },
    most,
  );
  const at = (index: number) => {
    const stream = opened[index];
    if (stream === undefined) {
      throw new Error(`stream ${index} was not opened`);
    }
    return stream;
  };
  return { feed, opened, at };
}

describe('createLiveFeed', () => {
  it('opens with its first listener and stops with its last one', () => {
    const { feed, opened, at } = feedOf();
    expect(opened).toHaveLength(0);
    const leave = feed.subscribe(() => undefined);
    expect(feed.now().state).toBe('connecting');
    at(0).onOpen();
    expect(feed.now().state).toBe('connected');
    leave();
    expect(at(0).signal.aborted).toBe(true);
  });

  it('shows lines together, and the newest only', async () => {
    const { feed, at } = feedOf(3);
    let drawn = 0;
    feed.subscribe(() => {
      drawn += 1;
    });
    at(0).onOpen();
    drawn = 0;
    at(0).onLines(lines(1, 2));
    at(0).onLines(lines(3, 5));
    await vi.advanceTimersByTimeAsync(100);
    expect(drawn).toBe(1);
    expect(feed.now().lines.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(feed.now().dropped).toBe(2);
  });

  it('goes on behind its last line where it was cut, and waits longer each time', async () => {
    const { feed, opened, at } = feedOf();
    feed.subscribe(() => undefined);
    at(0).onOpen();
    at(0).onLines(lines(1, 4));
    at(0).cut();
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.now().state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(500);
    expect(at(1).after).toBe(4);
    at(1).cut();
    await vi.advanceTimersByTimeAsync(999);
    expect(opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    at(2).onOpen();
    expect(feed.now().state).toBe('connected');
  });

  it('says so where a stream comes back by itself, and opens no other', async () => {
    const { feed, opened, at } = feedOf();
    feed.subscribe(() => undefined);
    at(0).onLost();
    expect(feed.now().state).toBe('connecting');
    at(0).onOpen();
    at(0).onLost();
    expect(feed.now().state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(60_000);
    at(0).onOpen();
    expect(feed.now().state).toBe('connected');
    expect(opened).toHaveLength(1);
  });

  it('rests while it is paused or hidden, and hears nothing of what it left', async () => {
    const { feed, opened, at } = feedOf();
    feed.subscribe(() => undefined);
    at(0).onOpen();
    at(0).onLines(lines(1, 2));
    feed.pause();
    expect(feed.now().state).toBe('paused');
    expect(feed.now().lines).toHaveLength(2);
    expect(at(0).signal.aborted).toBe(true);
    at(0).onLines(lines(3, 3));
    feed.setHidden(true);
    feed.setHidden(false);
    expect(opened).toHaveLength(1);
    feed.resume();
    expect(at(1).after).toBe(2);
    feed.setHidden(true);
    expect(feed.now().state).toBe('hidden');
    feed.setHidden(false);
    expect(opened).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(100);
    expect(feed.now().lines).toHaveLength(2);
  });

  it('says where nothing more will come, and stays so', async () => {
    const { feed, opened, at } = feedOf();
    feed.subscribe(() => undefined);
    at(0).onLines(lines(1, 1));
    at(0).end();
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.now()).toMatchObject({ state: 'ended', lines: lines(1, 1) });
    feed.pause();
    feed.resume();
    expect(feed.now().state).toBe('ended');
    expect(opened).toHaveLength(1);
  });

  it('forgets its lines when asked, not where it stands', async () => {
    const { feed, at } = feedOf();
    feed.subscribe(() => undefined);
    at(0).onLines(lines(1, 3));
    feed.clear();
    await vi.advanceTimersByTimeAsync(100);
    expect(feed.now().lines).toEqual([]);
    at(0).cut();
    await vi.advanceTimersByTimeAsync(500);
    expect(at(1).after).toBe(3);
  });
});
