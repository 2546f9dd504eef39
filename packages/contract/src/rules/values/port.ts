// Ports and addresses of servers. Source: game-services 3; wire/realtime-and-compute.md 2.1; wire/cdn-and-platform.md 2.3.8.

import type { Parsed, Verdict } from '../verdict.ts';

export const portRange = { min: 1, max: 65_535 } as const;

export function checkPort(port: number): Verdict {
  return Number.isInteger(port) && port >= portRange.min && port <= portRange.max
    ? undefined
    : { zh: '端口为 1 到 65535 的整数', en: 'A port is a whole number from 1 to 65535' };
}

export interface NamedPort {
  readonly protocol: string;
  readonly port: number;
  readonly name: string;
}

/** Checks a `portList`: every port in range, protocol TCP or UDP, names set and unique, no port listed twice. */
export function checkPortList(ports: readonly NamedPort[]): Verdict {
  for (const [index, { protocol, port, name }] of ports.entries()) {
    const others = ports.slice(0, index);
    if (protocol !== 'TCP' && protocol !== 'UDP') {
      return { zh: '端口协议须为 TCP 或 UDP', en: 'A port protocol is TCP or UDP' };
    }
    const reason = checkPort(port);
    if (reason !== undefined) {
      return reason;
    }
    if (name === '' || others.some((other) => other.name === name)) {
      return { zh: '端口名称不能为空且不能重复', en: 'Port names are required and unique' };
    }
    if (others.some((other) => other.protocol === protocol && other.port === port)) {
      return { zh: `端口 ${protocol} ${port} 重复`, en: `Port ${protocol} ${port} is listed twice` };
    }
  }
  return undefined;
}

/** Reads `host:port`; an IPv6 host stands in brackets, as in a URL. */
export function parseAddress(address: string): Parsed<{ host: string; port: number }> {
  const { host, port } = /^(?<host>\[[0-9A-Fa-f:.]+\]|[^\s:/?#@[\]]+):(?<port>[0-9]{1,5})$/.exec(address)?.groups ?? {};
  if (host === undefined || checkPort(Number(port)) !== undefined) {
    return { reason: { zh: '地址形如 主机：端口', en: 'An address is written host:port' } };
  }
  return { value: { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } };
}
