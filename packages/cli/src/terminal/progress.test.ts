import { describe, expect, it } from 'vitest';
import { progressText, showProgress } from './progress.ts';

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
  const draw = (isTTY: boolean, quiet = false) => {
    let written = '';
    let nowMs = 0;
    const stderr = { isTTY, columns: 40, rows: 24, write: (data: string | Uint8Array) => (written += String(data)) };
    const progress = showProgress('upload', {
      io: { stderr, now: () => nowMs },
      lang: 'en',
      globals: { quiet, 'stream-json': false },
    });
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
    progress.clear();
    return written;
  };

  it('draws a few times a second, within the width and the height, and leaves nothing behind', () => {
    const frames = draw(true).split('\r\x1b[J').slice(1);
    expect(frames.length).toBeGreaterThan(5);
    expect(frames.length).toBeLessThan(15);
    const screens = frames.map((frame) => frame.replace('\x1b[6A', '').split('\n'));
    expect(Math.max(...screens.flat().map((line) => line.length))).toBeLessThan(40);
    expect(screens[0]).toEqual([
      '⠙ uploading 0/1 files · 0 B/2.00 MB (0…',
      '    0%   2.00 MB  a/very/long/path/tha…',
      ...[0, 1, 2, 3, 4].map((n) => `    0%      10 B  small-${n}`),
    ]);
    expect(screens.at(-2)?.slice(1, 3)).toEqual([
      '   50%   2.00 MB  a/very/long/path/tha…',
      '    0%      10 B  small-1',
    ]);
    expect(screens.at(-1)).toEqual(['']);
  });

  it('says nothing of a short run on a pipe, and nothing with --quiet', () => {
    expect(draw(false)).toBe('');
    expect(draw(true, true)).toBe('');
  });

  it('tells the log of a pipeline twice a minute that it goes on', () => {
    const said = (stream: boolean): string => {
      let written = '';
      let nowMs = 0;
      const stderr = { isTTY: false, columns: 80, rows: 24, write: (data: unknown) => (written += String(data)) };
      const globals = { quiet: false, 'stream-json': stream };
      const progress = showProgress('upload', { io: { stderr, now: () => nowMs }, lang: 'en', globals });
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
