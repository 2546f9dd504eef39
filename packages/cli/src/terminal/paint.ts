// Colours, decided for each stream on its own: NO_COLOR, then CLICOLOR_FORCE and FORCE_COLOR, then the terminal.
import type { Io, Sink } from './io.ts';

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
export type Paint = (style: Style, text: string) => string;

/** why the level: chalk knows no NO_COLOR and looks at one stream only; which is coloured is decided here. */
export async function paintFor(sink: Sink, env: Io['env']): Promise<Paint> {
  if (!isColoured(sink, env)) {
    return (_, text) => text;
  }
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level: 1 });
  return (style, text) => chalk[style](text);
}

function isColoured(sink: Sink, env: Io['env']): boolean {
  if (env.NO_COLOR) {
    return false;
  }
  if ((env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== '0') || isOn(env.FORCE_COLOR)) {
    return true;
  }
  if (env.FORCE_COLOR !== undefined) {
    return false;
  }
  return sink.isTTY && env.TERM !== 'dumb' && env.CLICOLOR !== '0';
}

/** why the empty text: `FORCE_COLOR=` alone switches colours on. */
function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0' && value !== 'false';
}
