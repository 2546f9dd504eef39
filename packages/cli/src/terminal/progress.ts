// How far a transfer is, on stderr: one line for the whole (files, bytes, rate, time left) and one for each file that is
// under way, drawn again in place. On a pipe a plain line twice a minute.

import type { Language, Text } from '../text/text.ts';
import type { Io } from './io.ts';
import { sizeText } from './output/values.ts';
import type { Paint } from './paint.ts';
import { printableText } from './printable.ts';
import type { Spinner } from './spinner.ts';
import { isDrawable, type Waiting } from './waiting.ts';

export interface Amount {
  readonly files: number;
  readonly bytes: number;
}

export interface Progress {
  /** What is done of what there is to do, where that is known. */
  update(done: Amount, total?: Amount): void;
  /** A file is under way, and so much of it is done. */
  file(path: string, bytes: number, size: number): void;
  /** It is not any more. */
  ended(path: string): void;
  /** Takes everything away. */
  clear(): void;
}

export type Work = 'compare' | 'upload' | 'download';

const DRAW_EVERY_MS = 100;
/** why at all: a CI system ends a job that says nothing for long, and somebody reads its log */
const LOG_EVERY_MS = 30_000;
/** The rate forgets what is older than about this. */
const MEMORY_MS = 4000;
/** Files shown at once; small ones travel by the hundred. */
const SHOWN_FILES = 6;

const WORDS: Readonly<Record<Work, Text>> = {
  compare: { zh: '比较', en: 'comparing' },
  upload: { zh: '上传', en: 'uploading' },
  download: { zh: '下载', en: 'downloading' },
};
const LEFT: Text = { zh: '剩余', en: 'left' };
const FILES: Text = { zh: '个文件', en: 'files' };

const SILENT: Progress = {
  update: () => undefined,
  file: () => undefined,
  ended: () => undefined,
  clear: () => undefined,
};

export interface ProgressOptions {
  readonly io: Pick<Io, 'env' | 'stderr' | 'now'>;
  readonly lang: Language;
  readonly paint: Paint;
  readonly waiting: Waiting;
  readonly globals: { readonly quiet: boolean; readonly 'stream-json': boolean };
}

export function showProgress(work: Work, options: ProgressOptions): Progress {
  const { io, lang, globals } = options;
  if (globals.quiet || (globals['stream-json'] && !io.stderr.isTTY)) {
    return SILENT;
  }
  return isDrawable(io) ? drawn(work, options) : logged(work, io, lang);
}

/** A line from time to time, the first one after half a minute: a short run says nothing. */
function logged(work: Work, io: ProgressOptions['io'], lang: Language): Progress {
  const rate = rateMeter();
  let toldMs = io.now();
  return {
    ...SILENT,
    update(done, total) {
      const nowMs = io.now();
      rate.add(nowMs, done.bytes);
      if (nowMs - toldMs >= LOG_EVERY_MS) {
        toldMs = nowMs;
        io.stderr.write(`${progressText(work, done, total, rate.bytesPerSecond(), lang)}\n`);
      }
    },
  };
}

function drawn(work: Work, { io, lang, paint, waiting }: ProgressOptions): Progress {
  const rate = rateMeter();
  const underWay = new Map<string, { readonly bytes: number; readonly size: number }>();
  const resume = waiting.pause();
  let spinner: Spinner | undefined;
  let isOver = false;
  let text = '';
  let drawnMs = Number.NEGATIVE_INFINITY;
  const begin = async (): Promise<void> => {
    const { openSpinner } = await import('./spinner.ts');
    if (!isOver) {
      spinner = openSpinner(io, paint, text);
    }
  };
  return {
    update(done, total) {
      const nowMs = io.now();
      rate.add(nowMs, done.bytes);
      if (isOver || nowMs - drawnMs < DRAW_EVERY_MS) {
        return;
      }
      drawnMs = nowMs;
      const isFirst = text === '';
      const room = Math.min(SHOWN_FILES, Math.max((io.stderr.rows ?? SHOWN_FILES) - 3, 0));
      text = [
        progressText(work, done, total, rate.bytesPerSecond(), lang),
        ...Array.from(underWay, fileText).slice(0, room),
      ].join('\n');
      if (isFirst) {
        void begin();
      } else {
        spinner?.show(text);
      }
    },
    file(path, bytes, size) {
      underWay.set(path, { bytes, size });
    },
    ended(path) {
      underWay.delete(path);
    },
    clear() {
      if (!isOver) {
        isOver = true;
        spinner?.stop();
        resume();
      }
    },
  };
}

export function progressText(
  work: Work,
  done: Amount,
  total: Amount | undefined,
  bytesPerSecond: number,
  lang: Language,
): string {
  const rate = bytesPerSecond > 0 ? [`${sizeText(bytesPerSecond)}/s`] : [];
  if (total === undefined) {
    return [`${WORDS[work][lang]} ${done.files} ${FILES[lang]}`, sizeText(done.bytes), ...rate].join(' · ');
  }
  const percent = percentOf(done.bytes, total.bytes);
  const left = Math.ceil((total.bytes - done.bytes) / bytesPerSecond);
  return [
    `${WORDS[work][lang]} ${done.files}/${total.files} ${FILES[lang]}`,
    `${sizeText(done.bytes)}/${sizeText(total.bytes)} (${percent}%)`,
    ...rate,
    ...(rate.length > 0 ? [`${durationText(left)} ${LEFT[lang]}`] : []),
  ].join(' · ');
}

function fileText([path, { bytes, size }]: [string, { readonly bytes: number; readonly size: number }]): string {
  return `${`${percentOf(bytes, size)}%`.padStart(6)} ${sizeText(size).padStart(9)}  ${printableText(path)}`;
}

function percentOf(bytes: number, total: number): number {
  return total === 0 ? 100 : Math.floor((bytes / total) * 100);
}

function durationText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}h${m}m` : m > 0 ? `${m}m${s}s` : `${s}s`;
}

/** Bytes per second as an average that leans to the recent. */
function rateMeter() {
  let atMs: number | undefined;
  let atBytes = 0;
  let average = 0;
  return {
    add(nowMs: number, bytes: number): void {
      if (atMs === undefined) {
        atMs = nowMs;
        atBytes = bytes;
        return;
      }
      const spentMs = nowMs - atMs;
      if (spentMs < DRAW_EVERY_MS) {
        return;
      }
      const current = ((bytes - atBytes) / spentMs) * 1000;
      const weight = average === 0 ? 1 : 1 - Math.exp(-spentMs / MEMORY_MS);
      average += (current - average) * weight;
      atMs = nowMs;
      atBytes = bytes;
    },
    bytesPerSecond: () => average,
  };
}
