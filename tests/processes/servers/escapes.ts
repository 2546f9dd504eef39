// What a hosted server tries that it may not do, as data: the list grows. Each prints `refused` where it got nothing.

export interface Escape {
  readonly name: string;
  /** JavaScript for Node: its value is awaited, what it throws is a refusal; an answer other than undefined is a find. */
  readonly code: string;
}

export interface Targets {
  /** A file of the platform, and a folder of another image. */
  readonly file: string;
  readonly folder: string;
  readonly platformPid: number;
  readonly tcpPort: number;
  readonly udpPort: number;
  readonly socket: string;
  readonly abstractSocket: string;
  /** Of another server. */
  readonly sidecarPort: number;
  readonly hostAddress: string;
}

const CONNECT = `const tcp = (port, host) => new Promise((resolve, reject) => { const s = require('net').connect({ port, host }); s.setTimeout(700, () => { s.destroy(); reject(new Error('timeout')); }); s.on('connect', () => { s.destroy(); resolve('connected'); }); s.on('error', reject); });`;
const unix = (path: string) =>
  `return new Promise((resolve, reject) => require('net').connect({ path: ${path} }).on('connect', () => resolve('connected')).on('error', reject));`;

export function escapes(targets: Targets): Escape[] {
  const { file, folder, platformPid, tcpPort, udpPort, socket, abstractSocket, sidecarPort, hostAddress } = targets;
  const quoted = JSON.stringify;
  const read = (path: string): string => `return require('fs').readFileSync(${quoted(path)}, 'utf8').length;`;
  const dial = (port: number, host: string): string => `${CONNECT} return tcp(${port}, ${quoted(host)});`;
  return [
    { name: 'reads a file of the platform', code: read(file) },
    { name: 'lists the folder of another image', code: `return require('fs').readdirSync(${quoted(folder)}).length;` },
    { name: 'reads the shadow passwords', code: read('/etc/shadow') },
    { name: 'reads the home of root', code: `return require('fs').readdirSync('/root').length;` },
    {
      name: 'opens a database file of the platform',
      code: `const { DatabaseSync } = require('node:sqlite'); return new DatabaseSync(${quoted(file)}) && 'opened';`,
    },
    {
      name: 'follows a link of its own out',
      code: `const fs = require('fs'); fs.symlinkSync(${quoted(file)}, '/data/out'); return fs.readFileSync('/data/out').length;`,
    },
    {
      name: 'reads the environment of the platform',
      code: `return require('fs').readFileSync('/proc/${platformPid}/environ', 'utf8').includes('PATH') || undefined;`,
    },
    {
      name: 'sees processes of others',
      code: `const fs = require('fs'); const seen = fs.readdirSync('/proc').filter((n) => /^\\d+$/.test(n)).map((n) => { try { return fs.readFileSync('/proc/' + n + '/cmdline', 'utf8'); } catch { return ''; } }).filter((line) => line.includes('vitest')); return seen.length || undefined;`,
    },
    {
      name: 'walks out by the root of another process',
      code: `return require('fs').readdirSync(${quoted(`/proc/1/root${folder}`)}).length;`,
    },
    { name: 'signals the platform', code: `process.kill(${platformPid}, 0); return 'reached';` },
    { name: 'writes into its image', code: `require('fs').writeFileSync('/app/more', 'x'); return 'written';` },
    { name: 'writes into the system', code: `require('fs').writeFileSync('/usr/bin/more', 'x'); return 'written';` },
    { name: 'writes into the root', code: `require('fs').writeFileSync('/more', 'x'); return 'written';` },
    {
      name: 'becomes root',
      code: `process.setuid(0); return process.getuid() === 0 ? 'root' : undefined;`,
    },
    {
      name: 'gains rights by a program with the bit of another user',
      code: `const { execFileSync } = require('child_process'); return execFileSync('/usr/bin/su', ['-c', 'id'], { timeout: 1000, stdio: 'pipe', input: '' }).toString();`,
    },
    {
      name: 'mounts',
      code: `require('child_process').execFileSync('/usr/bin/mount', ['-t', 'tmpfs', 'x', '/data'], { stdio: 'pipe' }); return 'mounted';`,
    },
    {
      name: 'makes a device',
      code: `require('child_process').execFileSync('/usr/bin/mknod', ['/data/sda', 'b', '8', '0'], { stdio: 'pipe' }); return 'made';`,
    },
    {
      name: 'changes its network',
      code: `require('child_process').execFileSync('/usr/sbin/ip', ['route', 'del', 'unreachable', '169.254.0.0/16'], { stdio: 'pipe' }); return 'changed';`,
    },
    { name: 'reaches a service on the loopback of the machine', code: dial(tcpPort, '127.0.0.1') },
    { name: 'reaches it by the name of the loopback', code: dial(tcpPort, 'localhost') },
    { name: 'reaches it by an address of version 6', code: dial(tcpPort, '::1') },
    { name: 'reaches it by an odd spelling', code: dial(tcpPort, '0x7f000001') },
    { name: 'reaches it by the address of all', code: dial(tcpPort, '0.0.0.0') },
    { name: 'reaches it by the address of the machine', code: dial(tcpPort, hostAddress) },
    { name: 'reaches the sidecar of another server', code: dial(sidecarPort, '127.0.0.1') },
    { name: 'reaches the metadata of a cloud', code: dial(80, '169.254.169.254') },
    {
      name: 'sends a packet to a service of the machine',
      code: `return new Promise((resolve, reject) => { const u = require('dgram').createSocket('udp4'); u.on('message', () => resolve('answered')); u.on('error', reject); u.send('x', ${udpPort}, ${quoted(hostAddress)}); setTimeout(() => { u.close(); reject(new Error('silent')); }, 500); });`,
    },
    { name: 'opens a socket of the machine', code: unix(quoted(socket)) },
    { name: 'opens an abstract socket of the machine', code: unix(quoted(`\0${abstractSocket}`)) },
    {
      name: 'inherits a descriptor',
      code: `const fs = require('fs'); const odd = fs.readdirSync('/proc/self/fd').map((fd) => { try { return fs.readlinkSync('/proc/self/fd/' + fd); } catch { return ''; } }).filter((to) => to.startsWith('/') && !/^\\/(dev|proc|app|usr|opt)/.test(to)); return odd.length > 0 ? odd.join() : undefined;`,
    },
    {
      name: 'reads secrets from its own arguments outside',
      code: 'return process.env.UOS_MASTER_KEY ?? process.env.DATABASE_URL ?? undefined;',
    },
  ];
}

/** A program that tries one after another. */
export function escapeProgram(list: readonly Escape[]): string {
  const tries = list.map(({ name, code }) => `[${JSON.stringify(name)}, async () => { ${code} }]`).join(',\n');
  return `const tries = [${tries}];
(async () => {
  for (const [name, attempt] of tries) {
    let found;
    try { found = await attempt(); } catch { found = undefined; }
    console.log((found === undefined ? 'refused: ' : 'FOUND: ') + name + (found === undefined ? '' : ': ' + found));
  }
  console.log('done');
  process.exit(0);
})();
`;
}
