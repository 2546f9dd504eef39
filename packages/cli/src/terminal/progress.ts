// One line on stderr that says how far a transfer is: files, bytes, rate, time left. Nothing on a pipe.
import type { Io } from '../io.ts';
import type { Language, Text } from '../text/text.ts';
import { sizeText } from './values.ts';
import { cutTo } from './width.ts';

export interface Amount {
  readonly files: number;
  readonly bytes: number;
}

export interface Progress {
  /** What is done of what there is to do. */
  update(done: Amount, total: Amount): void;
  /** Takes the line away. */
  clear(): void;
}

const DRAW_EVERY_MS = 100;
/** The rate forgets what is older than about this. */
const MEMORY_MS = 4000;
const TICKS = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const CLEAR = '\r\x1b[2K';

const UPLOADING: Text = { zh: '上传', en: 'uploading' };
const LEFT: Text = { zh: '剩余', en: 'left' };
const FILES: Text = { zh: '个文件', en: 'files' };

export function progressLine(io: Pick<Io, 'stderr' | 'now'>, lang: Language, quiet: boolean): Progress {
  if (quiet || !io.stderr.isTTY) {
    return { update: () => undefined, clear: () => undefined };
  }
  const rate = rateMeter();
  let drawnMs = Number.NEGATIVE_INFINITY;
  let tick = 0;
  return {
    update(done, total) {
      const nowMs = io.now();
      rate.add(nowMs, done.bytes);
      if (nowMs - drawnMs < DRAW_EVERY_MS) {
        return;
      }
      drawnMs = nowMs;
      tick = (tick + 1) % TICKS.length;
      const line = `${TICKS[tick]} ${progressText(done, total, rate.bytesPerSecond(), lang)}`;
      io.stderr.write(`${CLEAR}${cutTo(line, io.stderr.columns - 1)}`);
    },
    clear: () => {
      if (drawnMs !== Number.NEGATIVE_INFINITY) {
        io.stderr.write(CLEAR);
      }
    },
  };
}

export function progressText(done: Amount, total: Amount, bytesPerSecond: number, lang: Language): string {
  const percent = total.bytes === 0 ? 100 : Math.floor((done.bytes / total.bytes) * 100);
  const parts = [
    `${UPLOADING[lang]} ${done.files}/${total.files} ${FILES[lang]}`,
    `${sizeText(done.bytes)}/${sizeText(total.bytes)} (${percent}%)`,
  ];
  if (bytesPerSecond > 0) {
    const left = Math.ceil((total.bytes - done.bytes) / bytesPerSecond);
    parts.push(`${sizeText(bytesPerSecond)}/s`, `${durationText(left)} ${LEFT[lang]}`);
  }
  return parts.join(' · ');
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
