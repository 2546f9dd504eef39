import { describe, expect, it, vi } from 'vitest';
import { type FakeTerminal, fakeTerminal } from '../testing/fake-terminal.ts';
import { progressText, showProgress } from './progress.ts';
import { NO_WAITING } from './waiting.ts';

describe('progressText', () => {
  it('says files, bytes, rate and time left', () => {
    const done = { files: 3, bytes: 2_500_000 };
    expect(progressText('upload', done, { files: 8, bytes: 10_000_000 }, 1_000_000, 'en')).toBe(
      'uploading 3/8 files · 2.50 MB/10.0 MB (25%) · 1.00 MB/s · 8s left',
    );
    expect(progressText('download', { files: 0, bytes: 0 }, { files: 1, bytes: 7_300_000_000 }, 1_000_000, 'zh')).toBe(
      '下载 0/1 个文件 · 0 B/7.30 GB (0%) · 1.00 MB/s · 2h1m 剩余',
    );
  });

  it('promises no time while it knows no rate, and no end where there is none', () => {
    expect(progressText('upload', { files: 0, bytes: 0 }, { files: 1, bytes: 5 }, 0, 'en')).toBe(
      'uploading 0/1 files · 0 B/5 B (0%)',
    );
    expect(progressText('compare', { files: 7, bytes: 2000 }, undefined, 1000, 'zh')).toBe(
      '比较 7 个文件 · 2.00 KB · 1.00 KB/s',
    );
  });
});

describe('showProgress', () => {
  const plain = (_: unknown, text: string): string => text;
  /** Work of a second on a clock of its own; answers what was written, once as much of it as `until` is. */
  const draw = async (terminal: FakeTerminal, { quiet = false, env = {}, until = '' } = {}) => {
    let nowMs = 0;
    const io = { env, stderr: terminal.sink, now: () => nowMs };
    const globals = { quiet, 'stream-json': false };
    const progress = showProgress('upload', { io, lang: 'en', globals, paint: plain, waiting: NO_WAITING });
    for (; nowMs <= 1000; nowMs += 10) {
      progress.file('a/very/long/path/that/does/not/fit/into/a/line.bin', nowMs * 1000, 2_000_000);
      for (let n = 0; n < 9; n += 1) {
        progress.file(`small-${n}`, 0, 10);
      }
      if (nowMs > 500) {
        progress.ended('small-0');
      }
      progress.update({ files: 0, bytes: nowMs * 1000 }, { files: 1, bytes: 2_000_000 });
    }
    await vi.waitFor(() => expect(terminal.screen()).toContain(until));
    const screen = terminal.screen();
    progress.clear();
    return screen;
  };

  it('draws within the width and the height, and leaves nothing behind', async () => {
    const terminal = fakeTerminal({ columns: 40, rows: 24 });
    const screen = await draw(terminal, { until: 'uploading' });
    expect(screen.split('\n')).toEqual([
      expect.stringMatching(/^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] uploading 0\/1 files · 1\.00 MB\/2\.00 M…$/),
      '   50%   2.00 MB  a/very/long/path/tha…',
      ...[1, 2, 3, 4, 5].map((n) => `    0%      10 B  small-${n}`),
    ]);
    expect(terminal.screen()).toBe('');
  });

  it('draws in the signs that a terminal has', async () => {
    const env = { LANG: 'C' };
    expect(await draw(fakeTerminal({ columns: 80, rows: 24 }), { env, until: 'uploading' })).toMatch(/^[-\\|/] /);
  });

  it('says nothing of a short run on a pipe, in a pipeline, and nothing with --quiet', async () => {
    const all = [
      draw(fakeTerminal()),
      draw(fakeTerminal({ columns: 80, rows: 24 }), { env: { CI: 'true' } }),
      draw(fakeTerminal({ columns: 80, rows: 24 }), { quiet: true }),
    ];
    expect(await Promise.all(all)).toEqual(['', '', '']);
  });

  it('tells the log of a pipeline twice a minute that it goes on', () => {
    const said = (stream: boolean): string => {
      let written = '';
      let nowMs = 0;
      const stderr = { isTTY: false, columns: 80, rows: 24, write: (data: unknown) => (written += String(data)) };
      const globals = { quiet: false, 'stream-json': stream };
      const io = { env: {}, stderr, now: () => nowMs };
      const progress = showProgress('upload', { io, lang: 'en', globals, paint: plain, waiting: NO_WAITING });
      for (; nowMs <= 70_000; nowMs += 500) {
        progress.update({ files: 0, bytes: nowMs * 1000 }, { files: 1, bytes: 90_000_000 });
      }
      progress.clear();
      return written;
    };
    expect(said(false)).toBe(
      [
        'uploading 0/1 files · 30.0 MB/90.0 MB (33%) · 1.00 MB/s · 1m0s left\n',
        'uploading 0/1 files · 60.0 MB/90.0 MB (66%) · 1.00 MB/s · 30s left\n',
      ].join(''),
    );
    expect(said(true), 'whose events say it already').toBe('');
  });
});
