// Every secret of a studio's day, from password to presigned URL, looked for everywhere it must not be: log, metrics,
// remembered requests, HAR files, error bodies, what the CLI prints about its calls, and an export of all state.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../packages/cli/src/testing/run-uos.ts';
import { connect } from '../../packages/platform/src/db/connect.ts';
import type { DemoLogins } from '../../packages/platform/src/start/seed.ts';
import { authorization, browser, codeFor, type Visit } from '../../packages/platform/src/testing/browser.ts';
import { databasesOf } from './canary-databases.ts';
import { aPlayersLife, playerCommands, type SmsGateway, startSmsGateway } from './canary-players.ts';
import { saveCommands, savesAndSettings } from './canary-saves.ts';

const SERVE = new URL('../../packages/platform/src/commands/serve.ts', import.meta.url).href;
const MASTER_KEY = randomBytes(32).toString('hex');
const METRICS_TOKEN = canary();
const MAIL_PASSWORD = canary();
const MODEL_KEY = canary();
/** Port 9 discards: nobody listens there. */
const AWAY = {
  UOS_SMTP_URL: `smtp://mailer:${MAIL_PASSWORD}@127.0.0.1:9`,
  UOS_KNOWLEDGE_URL: 'http://127.0.0.1:9/v1',
  UOS_KNOWLEDGE_API_KEY: MODEL_KEY,
  UOS_KNOWLEDGE_MODEL: 'none',
};
const ID_NUMBER = '11010519491231002X';
const REAL_NAME = '金丝雀某';

let folder: string;
let cli: Outside;
let sms: SmsGateway;
/** Who lived a player's life. */
let player = '';
/** A save that was made. */
let save = '';
let running: Running | undefined;
/** What must not be found, by what it is. */
const secrets = new Map<string, string>([
  ['master key', MASTER_KEY],
  ['metrics token', METRICS_TOKEN],
  ['id number', ID_NUMBER],
  ['real name', REAL_NAME],
  ['password of the mail server', MAIL_PASSWORD],
  ['key of the model', MODEL_KEY],
]);
/** What was written or shown, by where. */
const outputs = new Map<string, string>();
const refusals: string[] = [];

function canary(): string {
  return `canary-${randomBytes(12).toString('hex')}`;
}

function keep(what: string, secret: unknown, shortest = 8): string {
  if (typeof secret !== 'string' || secret.length < shortest) {
    throw new Error(`no ${what} to look for: ${JSON.stringify(secret)}`);
  }
  secrets.set(what, secret);
  return secret;
}

interface Running {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  readonly end: Promise<unknown>;
}

function platformCommand(...args: string[]): Running {
  const script = `const { main } = await import('${SERVE}'); process.exit(await main(process.argv.slice(1), process.env))`;
  const child = spawn(
    process.execPath,
    ['--conditions=uos:source', '--input-type=module', '--eval', script, '--', ...args, '--data', join(folder, 'data')],
    {
      env: {
        PATH: process.env.PATH,
        UOS_LANG: 'en',
        UOS_MASTER_KEY: MASTER_KEY,
        UOS_METRICS_TOKEN: METRICS_TOKEN,
        UOS_SMS_GATEWAY: sms.url,
        ...AWAY,
      },
    },
  );
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  return { child, output, end: once(child, 'close') };
}

interface Ready {
  readonly origin: string;
  readonly contentOrigin: string;
  readonly port: number;
  readonly logins: DemoLogins;
}

async function ready({ child, output }: Running): Promise<Ready> {
  while (!output.stdout.includes('\n')) {
    await Promise.race([
      once(child.stdout ?? child, 'data'),
      once(child, 'close').then(() => Promise.reject(new Error(output.stderr))),
    ]);
  }
  return JSON.parse(output.stdout.slice(0, output.stdout.indexOf('\n'))) as Ready;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-canary-'));
  cli = openOutside();
  sms = await startSmsGateway();
  running = platformCommand(
    'serve',
    '--port',
    '0',
    '--seed-demo',
    '--demo-days',
    '0',
    '--json',
    '--dev',
    '--log-level',
    'debug',
  );
  const platform = await ready(running);
  await aDay(platform);
  running.child.kill('SIGTERM');
  await running.end;
  outputs.set('log', running.output.stderr);
  const exported = platformCommand('export', join(folder, 'all.tar'), '--json');
  await exported.end;
  outputs.set('what export prints', exported.output.stdout + exported.output.stderr);
  outputs.set('database', await databaseText());
  outputs.set('export', await readFile(join(folder, 'all.tar'), 'latin1'));
}, 120_000);
afterAll(async () => {
  // why: a day that broke off leaves it
  running?.child.kill('SIGKILL');
  cli.remove();
  sms.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every row of every table: an export leaves out who is signed in. */
async function databaseText(): Promise<string> {
  const { db, close } = await connect({ folder: join(folder, 'data', 'database') });
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ schema = 'public', name }) =>
      sql`SELECT row_to_json(t)::text AS row FROM ${sql.id(schema, name)} t`
        .execute(db)
        .then((found) => ({ name, ...found })),
    ),
  );
  await close();
  return rows.map(({ name, rows: found }) => `${name} ${JSON.stringify(found)}`).join('\n');
}

async function aDay({ origin, contentOrigin, port, logins }: Ready): Promise<void> {
  const page = browser({ origin, port });
  const go = async (
    path: string,
    json?: unknown,
    headers: Readonly<Record<string, string>> = {},
    method?: string,
  ): Promise<Visit> => {
    const visit = await page.go(path, { ...(json === undefined ? {} : { json }), headers, ...(method && { method }) });
    if (visit.status >= 400) {
      refusals.push(visit.text);
    }
    return visit;
  };
  const reply = async (path: string, json?: unknown, headers?: Readonly<Record<string, string>>, method?: string) => {
    const visit = await go(path, json, headers, method);
    if (visit.status >= 300) {
      throw new Error(`${path}: ${visit.status} ${visit.text}`);
    }
    return JSON.parse(visit.text) as Record<string, unknown>;
  };
  const { app } = logins;
  for (const who of ['user', 'operator', 'billing'] as const) {
    keep(`password of the ${who}`, logins[who].password);
  }
  keep('first app secret', app.secret);
  keep('first app service secret', app.serviceSecret);

  // Sign-in: right, wrong, in the wrong place.
  const asked = authorization({ origin, port }, 'uos-console');
  const code = keep('authorisation code', await codeFor(page, asked, logins.user));
  const login = { Code: code, RedirectUri: asked.redirectUri, CodeVerifier: keep('code verifier', asked.verifier) };
  await reply('/auth/auth-login', login);
  keep('session', page.cookie('sst'));
  keep('session of the provider', page.cookie('uos_idp'));
  await go('/auth/auth-login', login);
  const again = browser({ origin, port });
  const second = authorization({ origin, port }, 'uos-console');
  await codeFor(again, second, { login: 'demo', password: keep('mistyped password', canary()) }).catch(() => undefined);
  await go('/auth/admin-login', { Username: 'operator', Password: keep('password of nobody', canary()) });
  await go('/auth/admin-login', { Username: keep('password typed as a name', canary()), Password: [canary()] });
  await go('/auth/admin-login', { Username: 'operator', Password: logins.operator.password });
  keep('session of the operator', page.cookie('admin_sst'));
  await go('/auth/bc-admin-login', { Username: 'billing', Password: logins.billing.password });
  keep('session of the billing administrator', page.cookie('bc_admin_sst'));

  // Secrets, tokens, numbers of people.
  const made = await reply(`/api/app/${app.id}/generate-secret`, {});
  keep('new app secret', made.AppSecret);
  const serviceSecret = keep('new app service secret', made.AppServiceSecret);
  const basic = { Authorization: `Basic ${keep('basic credential', btoa(`${app.id}:${serviceSecret}`))}` };
  const wrong = keep('wrong service secret', canary());
  await go('/api/v1/buckets/', undefined, { Authorization: `Basic ${btoa(`${app.id}:${wrong}`)}` });
  const { Token } = await reply('/api/service-token/generate', { Name: 'ci', ServiceName: 'uos' });
  keep('service token', Token);
  await reply('/auth/real-name-verify', { Name: REAL_NAME, IdCard: ID_NUMBER, Phone: '13800138000' });

  // Other providers: their codes, and a code that nobody asked for.
  for (const [begins, callback, Provider] of [
    ['/account/authorize?client_id=uos-bluecloud&scope=openid', 'bluecloud', 'partner'],
    ['/oauth2.0/authorize?client_id=100000001', 'qq_conn', 'social'],
  ] as const) {
    const elsewhere = browser({ origin, port });
    const RedirectUri = `${origin}/${callback}/login-callback`;
    const query = `response_type=code&redirect_uri=${encodeURIComponent(RedirectUri)}`;
    const shown = await elsewhere.follow(await elsewhere.go(`${begins}&${query}`));
    const back = await elsewhere.follow(await elsewhere.go(shown.url, { form: { account: 'lin', answer: 'allow' } }));
    const Code = keep(
      `code of the ${Provider}`,
      new URL(back.headers.get('location') ?? back.url).searchParams.get('code'),
    );
    const entered = await elsewhere.go('/auth/auth-login', { json: { Code, RedirectUri, Provider } });
    if (entered.status !== 200) {
      throw new Error(`${Provider}: ${entered.status} ${entered.text}`);
    }
    keep(`session through the ${Provider}`, elsewhere.cookie('sst'));
    await go('/auth/auth-login', { Code: keep(`wrong code of the ${Provider}`, canary()), RedirectUri, Provider });
  }

  // Files: a temporary key, the address to write to, the link to read by.
  const file = await reply('/api/cos-token', { FileName: 'a.png', Purpose: 'license' });
  keep('token of a file', file.token);
  keep('temporary key', file.tmpSecretKey);
  await fetch(String(file.uploadUrl), { method: 'PUT', body: 'canary' });
  await fetch(`${file.uploadUrl}x`, { method: 'PUT', body: 'canary' });
  const led = await page.go(String(file.fileUrl));
  keep('link to a file', new URL(led.headers.get('location') ?? origin).searchParams.get('token'));
  await fetch(led.headers.get('location') ?? '');

  // Servers that are named by the environment and do not answer.
  await reply('/api/send-mail', { To: ['a@studio.example'], Subject: 'canary', Content: 'canary' });
  await go('/ai/knowledge/ask', { Question: 'bucket' });

  // Content: tokens to upload with, signed addresses, tokens to read with.
  await reply(`/service/app/${app.id}/enable-service`, { EnableAssetStreaming: true }, basic);
  const { id } = await reply('/api/v1/buckets/', { name: 'canary' }, basic);
  const hash = createHash('md5').update('canary').digest('hex');
  const upload = await reply(`/api/v1/buckets/${id}/uploadtoken/${hash}/?size=6`, undefined, basic);
  keep('upload token', upload.uploadToken);
  const write = { path: 'canary.txt', content_hash: hash, content_size: 6, signed_url: true };
  const entry = await reply(`/api/v1/buckets/${id}/entries/`, write, basic);
  const signed = String(entry.signed_url);
  keep('signed upload', signed.split('/').at(-1));
  await fetch(signed, { method: 'PUT', body: 'canary', headers: { 'Content-Type': String(entry.content_type) } });
  await fetch(`${signed}x`, { method: 'PUT', body: 'canary' });
  const read = keep('read token', `${canary()}.${canary()}`);
  await fetch(`${contentOrigin}/client_api/v1/buckets/${id}/content/canary.txt?token=${read}`);
  await fetch(`${contentOrigin}/client_api/v1/buckets/${id}/content/canary.txt`, { headers: basic });
  await go(`/api/no-such-call?token=${keep('token in a query', canary())}`);
  await go('/api/v1/buckets/', { name: 1, password: keep('unknown field', canary()) }, basic);

  const operator = { Cookie: `admin_sst=${page.cookie('admin_sst')}`, 'X-APP-ID': app.id };
  player = await aPlayersLife({ appId: app.id, basic, operator, sms, canary, keep, go, reply });

  save = await savesAndSettings({ appId: app.id, basic, canary, keep, go, reply });

  const databases = { pid: running?.child.pid ?? Number.NaN, folder: join(folder, 'data', 'databases') };
  for (const [where, text] of await databasesOf({ ...databases, appId: app.id, basic, canary, keep, go, reply })) {
    outputs.set(where, text);
  }

  await commands(origin, app.id, serviceSecret);
  outputs.set('metrics', await metrics(origin));
  outputs.set('error bodies', refusals.join('\n'));
}

/** The CLI with everything it can say about its calls switched on. */
async function commands(origin: string, appId: string, secret: string): Promise<void> {
  const env = { UOS_ORIGIN: origin, UOS_APP_ID: appId, UOS_APP_SERVICE_SECRET: secret, UOS_DEBUG: 'api' };
  let shown = '';
  for (const args of [
    ['cdn', 'bucket', 'ls', '--trace', join(cli.folder, 'trace.har')],
    ['cdn', 'bucket', 'create', 'from-the-cli', '--json'],
    ['cdn', 'bucket', 'get', 'none-of-that-name'],
  ]) {
    const { stdout, stderr } = await cli.run(args, { env });
    shown += stdout + stderr;
  }
  const { shown: told, file, fetched } = await playerCommands(cli, env, player);
  shown += told + (await saveCommands(cli, env, save));
  outputs.set('export of a player', await readFile(file, 'utf8'));
  outputs.set('uos fetch', await readFile(fetched, 'utf8'));
  const wrong = { ...env, UOS_APP_SERVICE_SECRET: keep('wrong secret of the CLI', canary()) };
  const failed = await cli.run(['cdn', 'bucket', 'ls'], { env: wrong });
  outputs.set('CLI', shown + failed.stdout + failed.stderr);
  const logs = join(cli.folder, 'config', 'state', 'log');
  const files = await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')));
  outputs.set('log of the CLI', files.join(''));
  outputs.set('CLI --trace', await readFile(join(cli.folder, 'trace.har'), 'utf8'));
  const data = join(folder, 'data');
  outputs.set(
    'uos dev requests',
    (await cli.run(['dev', 'requests', '--data', data, '--limit', '1000', '--json'])).stdout,
  );
  await cli.run(['dev', 'requests', '--data', data, '--har', 'requests.har']);
  outputs.set('uos dev requests --har', await readFile(join(cli.folder, 'requests.har'), 'utf8'));
}

async function metrics(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  return answer.text();
}

describe('the secrets of a day', () => {
  it('were made, and every output was written', () => {
    expect(secrets.size).toBeGreaterThan(60);
    expect([...outputs].filter(([, text]) => text.length < 100).map(([name]) => name)).toEqual([]);
    expect(outputs.get('log')).toContain('"operation":"session.login"');
    expect(outputs.get('uos dev requests --har')).toContain('cdn.entries.create');
    expect(outputs.get('export')).toContain('cdn_buckets');
    expect(outputs.get('database')).toMatch(/^sessions \[\{/m);
    expect(outputs.get('database')).toMatch(/^real_names \[\{/m);
    expect(outputs.get('database')).toMatch(/^passport_users \[\{/m);
    expect(outputs.get('database')).toMatch(/^operation_history \[\{.*passport\.users\.setRealName/m);
    expect(outputs.get('log')).toContain('"operation":"passport.playerLogin.phone"');
    expect(outputs.get('log')).toContain('"operation":"save.files.uploadToken"');
    expect(outputs.get('database')).toMatch(/^save_files \[\{/m);
    expect(outputs.get('CLI')).toContain('$ passport player find');
  });

  it('are in none of them', () => {
    const found: string[] = [];
    for (const [what, secret] of secrets) {
      const bytes = Buffer.from(secret);
      // why latin1: an archive is read byte by byte
      const coded = (['base64', 'hex', 'latin1'] as const).map((encoding) => bytes.toString(encoding));
      const forms = [secret, encodeURIComponent(secret), ...coded];
      for (const [where, text] of outputs) {
        if (!isMeant(what, where) && forms.some((form) => holds(text, form))) {
          found.push(`${what} in ${where}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
});

/** What a player asks for by law holds what may be changed by whoever exports it, and neither name nor number. */
function isMeant(what: string, where: string): boolean {
  return where === 'export of a player' && /^player's (otherPhone|email)$/.test(what);
}

/** why a code on its own: six digits stand somewhere within the numbers of any long text */
function holds(text: string, form: string): boolean {
  return /^\d{6}$/.test(form) ? new RegExp(`(?<![0-9A-Za-z])${form}(?![0-9A-Za-z])`).test(text) : text.includes(form);
}
