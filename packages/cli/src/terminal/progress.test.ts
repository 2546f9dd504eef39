import { describe, expect, it } from 'vitest';
import { progressLine, progressText } from './progress.ts';

describe('progressText', () => {
  it('says files, bytes, rate and time left', () => {
    const text = progressText({ files: 3, bytes: 2_500_000 }, { files: 8, bytes: 10_000_000 }, 1_000_000, 'en');
    expect(text).toBe('uploading 3/8 files · 2.50 MB/10.0 MB (25%) · 1.00 MB/s · 8s left');
    expect(progressText({ files: 0, bytes: 0 }, { files: 1, bytes: 7_300_000_000 }, 1_000_000, 'zh')).toBe(
      '上传 0/1 个文件 · 0 B/7.30 GB (0%) · 1.00 MB/s · 2h1m 剩余',
    );
  });

  it('promises no time while it knows no rate', () => {
    expect(progressText({ files: 0, bytes: 0 }, { files: 1, bytes: 5 }, 0, 'en')).toBe(
      'uploading 0/1 files · 0 B/5 B (0%)',
    );
  });
});

describe('progressLine', () => {
  const draw = (isTTY: boolean, quiet = false) => {
    let written = '';
    let nowMs = 0;
    const sink = { isTTY, columns: 40, write: (data: string | Uint8Array) => (written += String(data)) };
    const line = progressLine({ stderr: sink, now: () => nowMs }, 'en', quiet);
    for (; nowMs <= 1000; nowMs += 10) {
      line.update({ files: 0, bytes: nowMs * 1000 }, { files: 1, bytes: 2_000_000 });
    }
    line.clear();
    return written;
  };

  it('draws a few times a second, within the width, and leaves nothing behind', () => {
    const frames = draw(true).split('\r\x1b[2K').slice(1);
    expect(frames.length).toBeGreaterThan(5);
    expect(frames.length).toBeLessThan(15);
    expect(Math.max(...frames.map((frame) => frame.length))).toBeLessThan(40);
    expect(frames.at(-1)).toBe('');
  });

  it('is silent on a pipe and with --quiet', () => {
    expect(draw(false)).toBe('');
    expect(draw(true, true)).toBe('');
  });
});
