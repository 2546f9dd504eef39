// Colours, decided for each stream on its own: NO_COLOR, then CLICOLOR_FORCE, then whether it is a terminal.
import { styleText } from 'node:util';
import type { Io, Sink } from '../io.ts';

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
export type Paint = (style: Style, text: string) => string;

export function paintFor(sink: Sink, env: Io['env']): Paint {
  return isColoured(sink, env) ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;
}

function isColoured(sink: Sink, env: Io['env']): boolean {
  if (env.NO_COLOR) {
    return false;
  }
  if (env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== '0') {
    return true;
  }
  return sink.isTTY && env.TERM !== 'dumb' && env.CLICOLOR !== '0';
}
