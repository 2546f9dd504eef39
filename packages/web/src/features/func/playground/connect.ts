// How somebody without a game talks to a logic server: a page may open no connection of its own to one, and `uos` does so
// on every system.
import type { FuncServer } from '@uos/sdk/services/func';

/** One command for each port; nothing before the server has an address. */
export function connectLines({ id, name, ip, ports }: Pick<FuncServer, 'id' | 'name' | 'ip' | 'ports'>): string[] {
  const server = isWord(name) ? name : id;
  return ip === ''
    ? []
    : ports.map((port, at) =>
        at === 0
          ? `uos func connect ${server}`
          : `uos func connect ${server} ${isWord(port.name) ? port.name : port.port}`,
      );
}

/** Does a shell leave it alone? */
const isWord = (text: string): boolean => /^[\w.][\w.-]*$/.test(text);

/** As a game reaches each port: `game TCP 203.0.113.40:31017`. */
export function addressLines({ ip, ports }: Pick<FuncServer, 'ip' | 'ports'>): string[] {
  return ip === '' ? [] : ports.map(({ name, protocol, port }) => `${name} ${protocol} ${ip}:${port}`);
}

/** `play-1`, or the next that nobody has. */
export function freshName(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`play-${number}`)) {
    number += 1;
  }
  return `play-${number}`;
}
