import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tasks } from '../act/tasks.ts';
import { withoutTopFolder } from './picked-files.ts';
import { stillMissing } from './unfinished.ts';
import { createUploadQueue, type SendOptions, type UploadTarget } from './upload-queue.ts';

const fileOf = (path: string, size = 10) => ({ path, file: new File(['x'.repeat(size)], path) });
const many = (count: number) => Array.from({ length: count }, (_, index) => fileOf(`f${index}`));

/** A place whose sends end when the test says so. */
function place(changes: Partial<UploadTarget> = {}) {
  const sends: { path: string; options: SendOptions; end: () => void; fail: (reason: unknown) => void }[] = [];
  const target: UploadTarget = {
    id: 'bucket-1',
    title: '资源桶 web',
    send: ({ path }, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        sends.push({ path, options, end: () => resolve('done'), fail: reject });
      }),
    ...changes,
  };
  return { target, sends };
}

const hash = async () => 'd41d8cd98f00b204e9800998ecf8427e';
const settle = () => vi.advanceTimersByTimeAsync(300);
const states = (queue: ReturnType<typeof createUploadQueue>, id: string) =>
  queue.batch(id)?.files.map(({ state }) => state);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  tasks.clear();
});

describe('the upload queue', () => {
  it('sends a few files at once and tells one task how far it is', async () => {
    const { target, sends } = place();
    const queue = createUploadQueue({ hash, parallel: 2 });
    const id = queue.add(target, many(3));
    await settle();
    expect(states(queue, id)).toEqual(['sending', 'sending', 'waiting']);
    sends[0]?.options.onSent(5);
    sends[1]?.end();
    await settle();
    expect(states(queue, id)).toEqual(['sending', 'done', 'sending']);
    expect(tasks.now()[0]).toMatchObject({ state: 'running', progress: 0.5, title: '上传到资源桶 web' });
    sends[0]?.end();
    sends[2]?.end();
    await settle();
    expect(tasks.now()[0]).toMatchObject({ state: 'done', note: '已上传 3 个' });
    expect(queue.isBusy()).toBe(false);
  });

  it('pauses by stopping what is on its way, and goes on where it was', async () => {
    const { target, sends } = place();
    const queue = createUploadQueue({ hash, parallel: 2 });
    const id = queue.add(target, many(3));
    await settle();
    sends[0]?.end();
    await settle();
    tasks.now()[0]?.actions?.pause?.();
    await settle();
    expect(states(queue, id)).toEqual(['done', 'waiting', 'waiting']);
    expect(tasks.now()[0]?.state).toBe('paused');
    tasks.now()[0]?.actions?.resume?.();
    await settle();
    expect(sends.map(({ path }) => path)).toEqual(['f0', 'f1', 'f2', 'f1', 'f2']);
  });

  it('goes on after a failure and tries only what failed again', async () => {
    const { target, sends } = place();
    const queue = createUploadQueue({ hash });
    const id = queue.add(target, many(2));
    await settle();
    sends[0]?.fail(new Error('no'));
    sends[1]?.end();
    await settle();
    expect(states(queue, id)).toEqual(['failed', 'done']);
    expect(tasks.now()[0]).toMatchObject({ state: 'failed', note: '已上传 1 个，1 个失败' });
    tasks.now()[0]?.actions?.retry?.();
    await settle();
    sends[2]?.end();
    await settle();
    expect(states(queue, id)).toEqual(['done', 'done']);
  });

  it('cancels what is left and keeps what is there', async () => {
    const onFinished = vi.fn();
    const { target, sends } = place({ onFinished });
    const queue = createUploadQueue({ hash, parallel: 1 });
    const id = queue.add(target, many(3));
    await settle();
    sends[0]?.end();
    await settle();
    queue.cancel(id);
    await settle();
    expect(states(queue, id)).toEqual(['done', 'cancelled', 'cancelled']);
    expect(tasks.now()[0]?.state).toBe('cancelled');
    expect(onFinished).toHaveBeenCalledOnce();
  });

  it('never counts bytes of an attempt that began again', async () => {
    const { target, sends } = place();
    const queue = createUploadQueue({ hash });
    const id = queue.add(target, [fileOf('a', 100)]);
    await settle();
    sends[0]?.options.onSent(80);
    sends[0]?.options.onSent(-80);
    sends[0]?.options.onSent(30);
    expect(queue.batch(id)?.files[0]?.bytes).toBe(30);
  });
});

describe('stillMissing', () => {
  it('finds the files picked again by their end and size', () => {
    const unfinished = {
      title: 'web',
      files: [
        { path: 'img/a.png', size: 3 },
        { path: 'b.js', size: 9 },
      ],
    };
    const picked = [fileOf('dist/img/a.png', 3), fileOf('dist/b.js', 8), fileOf('dist/c.js', 9)];
    expect(stillMissing(unfinished, picked).map(({ path }) => path)).toEqual(['img/a.png']);
  });
});

describe('withoutTopFolder', () => {
  it('takes off the folder that all files share, and nothing else', () => {
    expect(withoutTopFolder([fileOf('dist/a'), fileOf('dist/b/c')]).map(({ path }) => path)).toEqual(['a', 'b/c']);
    expect(withoutTopFolder([fileOf('dist/a'), fileOf('b')]).map(({ path }) => path)).toEqual(['dist/a', 'b']);
    expect(withoutTopFolder([fileOf('a')]).map(({ path }) => path)).toEqual(['a']);
  });
});
