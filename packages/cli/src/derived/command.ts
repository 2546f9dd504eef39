import type { Command } from '../command.ts';
export function derivedCommand(_: unknown): Command {
  throw new Error('x');
}
