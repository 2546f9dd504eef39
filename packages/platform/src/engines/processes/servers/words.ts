// A server in the words of those who have it.
import { tellingLine } from '@uos/contract/rules';
import type { EndReason, GivenPort, Server } from './port.ts';

/** Ports as players reach them. */
export const portsOf = (given: readonly GivenPort[]): readonly Pick<GivenPort, 'protocol' | 'port' | 'name'>[] =>
  given.map(({ name, protocol, hostPort: port }) => ({ protocol, port, name }));

const LAST_LINE = 300;
/** Ends of which a line of the last words tells why; of the others the word itself does. */
const SAYS_WHY: ReadonlySet<EndReason> = new Set(['exited', 'not started']);

/** Why it ended, in words that say what to look for. */
export function endOf({ end }: Pick<Server, 'end'>): {
  readonly reason: EndReason;
  readonly exitCode: number | null;
  /** Such as `SIGSEGV`, or empty. */
  readonly signal: string;
  /** The line of its last words that tells why, where one does. */
  readonly detail: string;
  readonly msg: string;
} {
  const { reason = 'exited', exitCode = null, signal = null, lastLines = [] } = end ?? {};
  const how = exitCode === null ? (signal === null ? '' : ` by ${signal}`) : ` with code ${exitCode}`;
  const detail = SAYS_WHY.has(reason) ? tellingLine(lastLines).slice(0, LAST_LINE) : '';
  const said = detail === '' ? '' : `: ${detail}`;
  return {
    ...{ reason, exitCode, detail, signal: reason === 'exited' ? (signal ?? '') : '' },
    msg: reason === 'deleted' ? '' : `${reason}${reason === 'exited' ? how : ''}${said}`,
  };
}

/** `harbour-battle-k81fd`. */
export const nameOf = (profileName: string, serverId: string): string =>
  `${profileName.toLowerCase()}-${serverId.replaceAll('-', '').slice(0, 5)}`;
