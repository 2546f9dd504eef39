// How somebody without a game talks to a logic server: a page may open no connection of its own to one.
import type { FuncServer } from '@uos/sdk/services/func';

/** One command for each port; nothing before the server has an address. */
export function connectLines({ ip, ports }: Pick<FuncServer, 'ip' | 'ports'>): readonly string[] {
  return ip === '' ? [] : ports.map(({ protocol, port }) => `nc ${protocol === 'UDP' ? '-u ' : ''}${ip} ${port}`);
}

/** `play-1`, or the next that nobody has. */
export function freshName(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`play-${number}`)) {
    number += 1;
  }
  return `play-${number}`;
}
