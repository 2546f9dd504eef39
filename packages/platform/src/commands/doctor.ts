// The command behind `uos-platform doctor`: what this machine offers hosted servers and databases, what is missing, how to
// get it.
import { labels } from '@uos/contract/labels';
import { translate } from '@uos/contract/messages';
import { mongoSubsetMissing } from '@uos/contract/rules';
import { type Probes, probeEngines } from '#engines/databases/examine';
import { outgoingAmong, type PortRange } from '#engines/databases/outgoing-ports';
import type { EngineName, Offer } from '#engines/databases/port';
import { probeServers } from '#engines/databases/servers/named';
import { SERVER_ENGINES, serverVariable } from '#engines/databases/servers/server-url';
import { databaseSettings } from '#engines/databases/settings';
import { type ParserWall, wallOf } from '#engines/parsers/wall';
import {
  type ClusterFacts,
  type ClusterPart,
  examineCluster,
  isUsable,
} from '#engines/processes/servers/fleet/examine';
import { isPortFree } from '#engines/processes/servers/host-ports';
import { nodeSettings } from '#engines/processes/servers/settings';
import { readMachine } from '#engines/sandbox/machine';
import type { SandboxFacts } from '#engines/sandbox/port';
import type { PlatformOptions } from '../start/main.ts';
import type { Language } from './serve-texts.ts';

interface DoctorArguments extends PlatformOptions {
  readonly json: boolean;
}

interface Diagnosis extends SandboxFacts {
  readonly node: string;
  readonly ports: { readonly first: number; readonly last: number; readonly free: number };
  readonly region: string;
  readonly address: string;
  readonly databases: Probes;
  /** Ports of databases, and those that the machine gives to connections that go out where some are among them. */
  readonly databasePorts: { readonly first: number; readonly last: number; readonly outgoing: PortRange | null };
  /** What stands around the processes that read files of strangers. */
  readonly parsers: ParserWall;
}

/** Exits with 1 where servers of strangers may not run here; nothing is started and nothing is written. */
export async function doctor({ config, json }: DoctorArguments, language: Language): Promise<number> {
  const settings = { ...nodeSettings, ...databaseSettings, ...config };
  if (settings.nodeCluster !== undefined) {
    const cluster = await examineCluster(settings.nodeCluster);
    process.stdout.write(`${json ? JSON.stringify({ cluster }) : CLUSTER_TEXTS[language](cluster)}\n`);
    return isUsable(cluster) ? 0 : 1;
  }
  // why kept: they are those of a platform that runs meanwhile
  const machine = await readMachine({
    ...{ atMost: settings.nodeSandbox, cgroup: settings.nodeCgroup, keepsGroups: true },
  });
  const { facts } = machine;
  const [first, last] = settings.nodePorts;
  const diagnosis: Diagnosis = {
    ...facts,
    node: process.versions.node,
    ports: { first, last, free: await freePorts(first, last) },
    region: settings.nodeRegion,
    address: settings.nodeAddress,
    parsers: wallOf(machine),
    databasePorts: await portsOfDatabases(settings.databasePorts),
    databases: { ...(await probeEngines(machine)), ...(await probeServers(settings.databaseServers)) },
  };
  process.stdout.write(`${json ? JSON.stringify(diagnosis) : TEXTS[language](diagnosis)}\n`);
  return facts.level === 'namespace' && facts.ownNetwork ? 0 : 1;
}

async function portsOfDatabases(range: PortRange): Promise<Diagnosis['databasePorts']> {
  const [first, last] = range;
  return { first, last, outgoing: await outgoingAmong(range) };
}

async function freePorts(first: number, last: number): Promise<number> {
  let free = 0;
  for (let port = first; port <= last; port += 1) {
    free += Number((await isPortFree('TCP', port, '0.0.0.0')) && (await isPortFree('UDP', port, '0.0.0.0')));
  }
  return free;
}

const TEXTS: Readonly<Record<Language, (diagnosis: Diagnosis) => string>> = {
  en: ({ level, ownNetwork, limits, missing, node, ports, region, address, databases, parsers, databasePorts }) =>
    [
      'What this machine offers hosted servers:',
      `  sandbox: ${LEVELS.en[level]}`,
      `  network: ${ownNetwork ? 'one of its own for each server (pasta)' : 'that of this machine'}`,
      `  limits: ${limits === 'cgroup' ? 'held by the kernel (cgroup)' : 'memory watched four times a second'}`,
      `  Node: ${node}`,
      `  ports: ${ports.first}-${ports.last}, ${ports.free} of ${ports.last - ports.first + 1} free`,
      `  region: ${region}, reached at ${address}`,
      ...(missing.length === 0 ? ['Nothing is missing.'] : ['Missing:']),
      ...missing.map(({ what, why, how }) => `  ${what}: ${why}\n    ${how}`),
      'What it offers the reading of symbol files and bundles:',
      `  sandbox: ${PARSERS.en[parsers]}`,
      'What it offers databases:',
      `  limits: ${limits === 'cgroup' ? 'held by the kernel (cgroup)' : 'what each engine is set to; the kernel holds none'}`,
      `  ports: ${databasePorts.first}-${databasePorts.last}${databasePorts.outgoing === null ? '' : `, of which this machine gives some to connections that go out (${databasePorts.outgoing.join('-')}): name others by UOS_DATABASE_PORTS`}`,
      ...enginesIn(databases, 'en'),
      `  servers that are there already are named by ${SERVERS.join(', ')}`,
    ].join('\n'),
  zh: ({ level, ownNetwork, limits, missing, node, ports, region, address, databases, parsers, databasePorts }) =>
    [
      '本机为托管服务器提供：',
      `  沙箱：${LEVELS.zh[level]}`,
      `  网络：${ownNetwork ? '每台服务器各有独立网络（pasta）' : '与本机共用'}`,
      `  限额：${limits === 'cgroup' ? '由内核执行（cgroup）' : '每秒检查四次内存用量'}`,
      `  Node：${node}`,
      `  端口：${ports.first}-${ports.last}，${ports.last - ports.first + 1} 个中 ${ports.free} 个空闲`,
      `  地域：${region}，访问地址 ${address}`,
      ...(missing.length === 0 ? ['没有缺失项。'] : ['缺少：']),
      ...missing.map(({ what, how }) => `  ${MISSING_ZH[what] ?? what}\n    ${how}`),
      '本机为解析符号表与资源包提供：',
      `  沙箱：${PARSERS.zh[parsers]}`,
      '本机为数据库提供：',
      `  限额：${limits === 'cgroup' ? '由内核执行（cgroup）' : '由各引擎自身的设置限制，内核不限制'}`,
      `  端口：${databasePorts.first}-${databasePorts.last}${databasePorts.outgoing === null ? '' : `，与本机对外连接使用的端口（${databasePorts.outgoing.join('-')}）重叠，请用 UOS_DATABASE_PORTS 另行指定`}`,
      ...enginesIn(databases, 'zh'),
      `  已有的服务器可用 ${SERVERS.join('、')} 指定`,
    ].join('\n'),
};

const SERVERS = SERVER_ENGINES.map(serverVariable);

function enginesIn(databases: Probes, language: Language): string[] {
  return Object.entries(databases).map(([name, { available, provider, version, reason }]) => {
    const title = labels.database.engine[name as EngineName].en;
    const about = available ? (ABOUT[provider]?.[language] ?? '') : '';
    return language === 'en'
      ? `  ${title}: ${available ? version : reason}${about}`
      : `  ${title}：${available ? version : reasonInChinese(reason)}${about}`;
  });
}

const ABOUT: Readonly<Partial<Record<Offer['provider'], Readonly<Record<Language, string>>>>> = {
  subset: {
    en: `, a server of our own: ${mongoSubsetMissing.en}`,
    zh: `，平台自带的兼容子集：${mongoSubsetMissing.zh}`,
  },
  external: { en: ', on the server that is named for it', zh: '，在指定的服务器上' },
};

function reasonInChinese(reason: string): string {
  const [, command] = /(apt-get install .*)$/.exec(reason) ?? [];
  if (reason.includes(' of the operator ')) {
    return translate(reason, 'zh');
  }
  return command === undefined ? '本平台不提供' : `不可用，管理员可运行 ${command}`;
}

const CLUSTER_TEXTS: Readonly<Record<Language, (facts: ClusterFacts) => string>> = {
  en: ({ url, namespace, version, missing }) =>
    [
      'What the cluster offers hosted servers:',
      `  API server: ${url}${version === '' ? '' : `, Kubernetes ${version}`}`,
      `  namespace: ${namespace}`,
      ...(missing.length === 0 ? ['Nothing is missing.'] : ['Missing:']),
      ...missing.map(({ what, why, how }) => `  ${what}: ${why}\n    ${how}`),
    ].join('\n'),
  zh: ({ url, namespace, version, missing }) =>
    [
      '集群为托管服务器提供：',
      `  API 服务器：${url}${version === '' ? '' : `，Kubernetes ${version}`}`,
      `  命名空间：${namespace}`,
      ...(missing.length === 0 ? ['没有缺失项。'] : ['缺少：']),
      ...missing.map(({ what, why, how }) => `  ${PARTS_ZH[what]}：${why}\n    ${how}`),
    ].join('\n'),
};

const PARTS_ZH: Readonly<Record<ClusterPart, string>> = {
  api: 'API 服务器的应答',
  agones: 'Agones',
  'game servers': '读取 gameservers 的权限',
  fleets: '读取 fleets 的权限',
  secrets: '读取 secrets 的权限',
  pods: '读取 pods 的权限',
  nodes: '读取节点容量的权限',
  metrics: '用量指标',
  volume: '存放程序的存储卷',
};

const LEVELS: Readonly<Record<Language, Readonly<Record<SandboxFacts['level'], string>>>> = {
  en: {
    namespace: 'namespace (bubblewrap): servers see their own files, processes and network',
    process: 'process: limits and another user, but servers see this machine',
    none: 'none: only with --dev on loopback',
  },
  zh: {
    namespace: 'namespace（bubblewrap）：服务器只能看到自己的文件、进程和网络',
    process: 'process：有限额和独立用户，但服务器能看到本机',
    none: 'none：仅可在本机以 --dev 使用',
  },
};

const PARSERS: Readonly<Record<Language, Readonly<Record<ParserWall, string>>>> = {
  en: {
    namespace: 'namespace (bubblewrap): it sees the file that it reads, and no network',
    permission: 'permission (Node): it opens no other file and starts no program, but the network is not closed',
  },
  zh: {
    namespace: 'namespace（bubblewrap）：只能看到要读的文件，没有网络',
    permission: 'permission（Node）：不能打开其他文件，不能启动程序，但网络未隔离',
  },
};

const MISSING_ZH: Readonly<Record<string, string>> = {
  bubblewrap: 'bubblewrap：没有它，服务器程序能看到本机的文件和进程',
  pasta: 'pasta：没有它，服务器与本机共用网络',
  nftables: 'nftables：没有它，服务器须在 PORT_{NAME} 给出的端口接收 UDP，而不是自己的端口',
  prlimit: 'prlimit：没有它，无法限制文件数和进程数',
  setpriv: 'setpriv：没有它，无法让服务器以其他用户运行',
  cgroup: '可写的 cgroup：没有它，内存靠轮询检查，CPU 用量不受内核限制',
};
