// Bars for a terminal: one line per row, as wide as there is room, the number behind its bar.
import type { View } from '../../program/command.ts';
import { cutTo, padTo, widthOf } from '../width.ts';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The number as a person reads it. */
  readonly text: string;
}

const GAP = 2;
const LONGEST_BAR = 60;
/** Below this a bar says nothing. */
const SHORTEST_BAR = 4;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** `full`, or else the largest value, fills the room; whatever is above zero can be seen. */
export function barChart(
  bars: readonly Bar[],
  { columns, paint, isPlain }: Pick<View, 'columns' | 'paint' | 'isPlain'>,
  full?: number,
): string {
  const texts = Math.max(0, ...bars.map(({ text }) => widthOf(text)));
  const whole = Math.max(0, ...bars.map(({ label }) => widthOf(label)));
  const labels = Math.max(1, Math.min(whole, columns - texts - 2 * GAP - SHORTEST_BAR));
  const room = Math.min(LONGEST_BAR, Math.max(0, columns - labels - texts - 2 * GAP));
  const most = full ?? Math.max(0, ...bars.map(({ value }) => value));
  return bars
    .map(({ label, value, text }) => {
      const bar = (isPlain ? signsOf : barOf)(most > 0 ? Math.min(1, Math.max(0, value) / most) : 0, room);
      const number = ' '.repeat(texts - widthOf(text)) + text;
      const gap = ' '.repeat(GAP);
      return `${padTo(cutTo(label, labels), labels)}${gap}${paint('cyan', bar)}${' '.repeat(room - widthOf(bar))}${gap}${number}\n`;
    })
    .join('');
}

function barOf(part: number, room: number): string {
  const eighths = Math.round(part * room * 8);
  const cells = part > 0 ? Math.max(1, eighths) : 0;
  return '█'.repeat(Math.floor(cells / 8)) + (EIGHTHS[cells % 8] ?? '');
}

function signsOf(part: number, room: number): string {
  return '#'.repeat(part > 0 ? Math.max(1, Math.round(part * room)) : 0);
}
