import { describe, expect, it, vi } from 'vitest';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { isDrawable, showWaiting } from './waiting.ts';

const SIZE = { columns: 40, rows: 10 };

function wait() {
  const terminal = fakeTerminal(SIZE);
  const waiting = showWaiting('List buckets', { env: {}, stderr: terminal.sink }, (_, text) => text);
  const shows = (text: string) => vi.waitFor(() => expect(terminal.screen()).toContain(text), { timeout: 5000 });
  return { ...terminal, waiting, shows };
}

describe('showWaiting', () => {
  it('says nothing at first, then what is waited for, and leaves nothing behind', async () => {
    const { waiting, screen, shows } = wait();
    expect(screen()).toBe('');
    await shows('List buckets');
    expect(screen()).toMatch(/^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] List buckets$/);
    waiting.say('a text that is longer than the terminal is wide');
    await shows('a text that is longer than the ter…');
    waiting.stop();
    expect(screen()).toBe('');
  });

  it('stands below what is written meanwhile', async () => {
    const { waiting, sink, screen, shows } = wait();
    await shows('List buckets');
    sink.write('a note\n');
    await shows('a note\n');
    expect(screen()).toMatch(/^a note\n. List buckets$/);
    waiting.stop();
    expect(screen()).toBe('a note');
  });

  it('steps back while it is paused, and comes again', async () => {
    const { waiting, screen, shows } = wait();
    await shows('List buckets');
    const resume = waiting.pause();
    expect(screen()).toBe('');
    resume();
    expect(screen()).toBe('');
    await shows('List buckets');
    const again = waiting.pause();
    waiting.stop();
    again();
    expect(screen()).toBe('');
  });
});

describe('isDrawable', () => {
  it.each([
    [SIZE, {}, true],
    [undefined, {}, false],
    [{ columns: 0, rows: 0 }, {}, false],
    [SIZE, { CI: 'true' }, false],
    [SIZE, { TERM: 'dumb' }, false],
  ])('on %j with %j: %s', (size, env, drawable) => {
    expect(isDrawable({ env, stderr: fakeTerminal(size).sink })).toBe(drawable);
  });
});
