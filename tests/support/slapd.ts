// A private OpenLDAP server for a test file: its own folder, port, certificate and people.
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, DN } from 'ldapts';
import { slapdPath } from '../../scripts/tools.ts';
import { freePort } from './ports.ts';

const run = promisify(execFile);

const SUFFIX = 'dc=studio,dc=example';
export const PEOPLE = `ou=people,${SUFFIX}`;
const ROOT = { dn: `cn=root,${SUFFIX}`, password: 'root-password' };

export interface TestDirectory {
  readonly url: string;
  readonly secureUrl: string;
  /** PEM of the certificate, which signs itself, and the file it is in. */
  readonly ca: string;
  readonly caFile: string;
  /** Adds a person under `ou=people` and answers the DN. */
  person(uid: string, password: string, name?: string): Promise<string>;
  /** Makes a group of those members, or sets the members of one that is there; answers its DN. */
  group(name: string, members: readonly string[]): Promise<string>;
  /** Stops the server at once; `start()` brings it back on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSlapd(): Promise<TestDirectory> {
  const slapd = slapdPath();
  const folder = await mkdtemp(join(tmpdir(), 'uos-slapd-'));
  const [port, securePort] = [await freePort(), await freePort()];
  const [url, secureUrl] = [`ldap://127.0.0.1:${port}`, `ldaps://127.0.0.1:${securePort}`];
  await mkdir(join(folder, 'data'));
  const caFile = join(folder, 'cert.pem');
  await makeCertificate(folder);
  await writeFile(join(folder, 'slapd.conf'), configuration(folder));

  let server: ReturnType<typeof spawn> | undefined;
  const start = async (): Promise<void> => {
    const args = ['-f', join(folder, 'slapd.conf'), '-h', `${url}/ ${secureUrl}/`, '-d', '0'];
    server = spawn(slapd, args, { cwd: folder, stdio: 'ignore' });
    await ready(url);
  };
  const kill = async (): Promise<void> => {
    const child = server;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  };

  const asRoot = async (work: (client: Client) => Promise<void>): Promise<void> => {
    const client = new Client({ url, timeout: 5000, connectTimeout: 5000 });
    try {
      await client.bind(ROOT.dn, ROOT.password);
      await work(client);
    } finally {
      await client.unbind();
    }
  };

  await start();
  await asRoot(async (client) => {
    await client.add(SUFFIX, { objectClass: ['dcObject', 'organization'], dc: 'studio', o: 'Studio' });
    for (const ou of ['people', 'groups']) {
      await client.add(`ou=${ou},${SUFFIX}`, { objectClass: 'organizationalUnit', ou });
    }
  });

  return {
    url,
    secureUrl,
    ca: await readFile(caFile, 'utf8'),
    caFile,
    async person(uid, password, name = uid) {
      const dn = `${new DN().addPairRDN('uid', uid).toString()},${PEOPLE}`;
      await asRoot((client) =>
        client.add(dn, {
          objectClass: ['inetOrgPerson'],
          uid,
          cn: name,
          sn: name,
          ...(password === '' ? {} : { userPassword: password }),
        }),
      );
      return dn;
    },
    async group(name, members) {
      const dn = `cn=${name},ou=groups,${SUFFIX}`;
      await asRoot(async (client) => {
        await client.del(dn).catch(() => undefined);
        // why: the schema wants a group to have a member
        const member = members.length === 0 ? [ROOT.dn] : [...members];
        await client.add(dn, { objectClass: 'groupOfNames', cn: name, member });
      });
      return dn;
    },
    kill,
    start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string): string {
  const schemas = ['core', 'cosine', 'inetorgperson'].map((name) => `include /etc/ldap/schema/${name}.schema`);
  return `${schemas.join('\n')}
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${folder}/slapd.pid
TLSCertificateFile ${folder}/cert.pem
TLSCertificateKeyFile ${folder}/key.pem
database mdb
maxsize 67108864
suffix "${SUFFIX}"
rootdn "${ROOT.dn}"
rootpw ${ROOT.password}
directory ${folder}/data
dbnosync
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="uid=platform,${PEOPLE}" read by * none
`;
}

async function makeCertificate(folder: string): Promise<void> {
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
  ]);
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client({ url, timeout: 1000, connectTimeout: 1000 });
    const answers = await client.bind(ROOT.dn, ROOT.password).then(
      () => true,
      () => false,
    );
    await client.unbind().catch(() => undefined);
    if (answers) {
      return;
    }
    await delay(50);
  }
  throw new Error(`slapd at ${url} does not answer`);
}
