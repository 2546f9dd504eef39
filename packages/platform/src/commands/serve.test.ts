import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect as connectTo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#db/connect';
import { authorization, browser, codeFor } from '#testing';
import type { DemoLogins } from '../start/seed.ts';

const SERVE = `import { main } from ${JSON.stringify(join(import.meta.dirname, 'serve.ts'))};
process.exit(await main(process.argv.slice(1), process.env));`;

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos serve '));
});
afterAll(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
  }
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  /** First line of standard output; undefined where it ended without one. */
  readonly line: Promise<string | undefined>;
  readonly end: Promise<{ code: number | null; stderr: string; stdout: string }>;
}

function serve(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(
    process.execPath,
    ['--conditions=uos:source', '--input-type=module', '--eval', SERVE, '--', 'serve', ...args],
    { env: { PATH: process.env.PATH, UOS_LANG: 'en', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running.add(child);
  const output = { stdout: '', stderr: '' };
  const line = new Promise<string | undefined>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      if (output.stdout.includes('\n')) {
        resolve(output.stdout.slice(0, output.stdout.indexOf('\n')));
      }
    });
    child.once('exit', () => resolve(undefined));
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const end = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code: code as number | null, ...output };
  });
  return { child, line, end };
}

interface Ready {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  readonly logins?: DemoLogins;
}

async function started(run: Run): Promise<Ready> {
  const line = await run.line;
  if (line === undefined) {
    throw new Error((await run.end).stderr);
  }
  return JSON.parse(line) as Ready;
}

// why so long: five processes start one after the other, each with a database of its own
const WHOLE_LIFE_MS = 180_000;

describe('uos-platform serve', () => {
  it('says where it is, keeps its logins over a restart and a kill, and stops on SIGTERM', {
    timeout: WHOLE_LIFE_MS,
  }, async () => {
    const data = join(folder, 'whole life');
    const first = serve(['--data', data, '--port', '0', '--seed-demo', '--json']);
    const ready = await started(first);
    expect(ready).toEqual({
      origin: `http://localhost:${ready.port}`,
      contentOrigin: `http://127.0.0.1:${ready.port}`,
      port: expect.any(Number),
      pid: first.child.pid,
      dataFolder: data,
      startedMs: expect.any(Number),
      logins: {
        organization: { id: expect.any(String), name: '示例工作室' },
        user: { login: 'demo', password: expect.any(String) },
        operator: { login: 'operator', password: expect.any(String) },
        billing: { login: 'billing', password: expect.any(String) },
        app: {
          id: expect.any(String),
          name: '示例游戏',
          secret: expect.stringMatching(/^[0-9a-f]{32}$/),
          serviceSecret: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    });
    expect((await fetch(`${ready.origin}/livez`)).status).toBe(200);
    const locator = JSON.parse(await readFile(join(data, 'platform.json'), 'utf8'));
    expect(locator).toMatchObject({ pid: ready.pid, port: ready.port, origin: ready.origin });
    for (const secret of ['master.key', 'demo-logins.json']) {
      expect((await stat(join(data, secret))).mode & 0o777).toBe(0o600);
    }

    const second = await serve(['--data', data, '--port', '0'], { UOS_LANG: 'zh_CN.UTF-8' }).end;
    expect(second.code).toBe(4);
    expect(second.stderr).toMatch(
      /^数据目录正被另一个平台进程使用 \d+\n停止它（uos dev stop），或用 --data 指定另一个目录。\n$/,
    );

    first.child.kill('SIGKILL');
    await first.end;
    const again = serve(['--data', data, '--port', '0', '--seed-demo']);
    await again.line;
    expect(JSON.parse(await readFile(join(data, 'demo-logins.json'), 'utf8'))).toEqual(ready.logins);
    const before = performance.now();
    again.child.kill('SIGTERM');
    const end = await again.end;
    expect(performance.now() - before).toBeLessThan(5000);
    // why: readers of symbols that the killed one had left are seen to, and that is said
    const told = end.stderr
      .split('\n')
      .filter((line) => line !== '' && !line.includes('"kind":"parser","outcome":"gone"'));
    expect([end.code, told]).toEqual([0, []]);
    expect(end.stdout, 'passwords are said once').toContain('Demo user: demo\n');
    expect(end.stdout).toContain(join(data, 'demo-logins.json'));
    await expect(stat(join(data, 'platform.json'))).rejects.toThrow(/ENOENT/);

    const otherKey = await serve(['--data', data, '--port', '0'], { UOS_MASTER_KEY: 'ab'.repeat(32) }).end;
    expect(otherKey.code).toBe(6);
    expect(otherKey.stderr).toBe(
      'The master key does not open what this database holds.\n' +
        'Put the key that wrote it into UOS_MASTER_KEY; while keys are rotated the old one into UOS_MASTER_KEY_PREVIOUS.\n',
    );

    const connection = await connect({ folder: join(data, 'database') });
    await connection.db
      .insertInto('kysely_migration' as 'settings')
      .values({ name: '9999-from-the-future', timestamp: '2030-01-01' } as never)
      .execute();
    await connection.close();
    const older = await serve(['--data', data, '--port', '0']).end;
    expect([older.code, older.stderr]).toEqual([
      7,
      'A newer build of the platform wrote this database.\nStart that build, or restore an older backup.\n',
    ]);
  });

  it('tells in words, without --json, and warns what the embedded database survives', async () => {
    const run = serve(['--data', join(folder, 'words'), '--port', '0']);
    expect(await run.line).toMatch(/^The UOS platform is ready \(\d+\.\d s\)$/);
    run.child.kill('SIGINT');
    const { code, stdout } = await run.end;
    expect(code).toBe(0);
    expect(stdout).toContain('embedded (survives a crash, not a power cut)');
  });

  it('ends in order when bodies stall at the signal, and leaves no lock', async () => {
    const data = join(folder, 'stalled');
    const run = serve(['--data', data, '--port', '0', '--json']);
    const { port } = await started(run);
    const stalled = ['/api/alipay/notify', '/auth/auth-login', '/v1/oauth2/token'].map((path) => {
      const type = path === '/auth/auth-login' ? 'application/json' : 'application/x-www-form-urlencoded';
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${type}\r\n`;
      const client = connectTo(port, '127.0.0.1').on('error', () => undefined);
      client.write(`${head}Content-Length: 100\r\n\r\n{"`);
      return client;
    });
    await Promise.all(stalled.map((client) => once(client, 'connect')));
    // why: what was sent before this answer has been taken
    expect((await fetch(`http://localhost:${port}/livez`)).status).toBe(200);
    run.child.kill('SIGTERM');
    expect(await run.end).toMatchObject({ code: 0, stderr: '' });
    await expect(stat(join(data, 'platform.lock'))).rejects.toThrow(/ENOENT/);
    for (const client of stalled) {
      client.destroy();
    }
  });

  it('logs every call and no secret', async () => {
    const run = serve([
      '--data',
      join(folder, 'logs'),
      '--port',
      '0',
      '--seed-demo',
      '--demo-days',
      '0',
      '--json',
      '--log-level',
      'debug',
    ]);
    const { origin, port, logins } = await started(run);
    if (logins === undefined) {
      throw new Error('no logins');
    }
    const site = { origin, port };
    const page = browser(site);
    const asked = authorization(site, 'uos-cli');
    const code = await codeFor(page, asked, logins.user);
    await page.go('/auth/auth-login', {
      json: { Code: code, RedirectUri: asked.redirectUri, CodeVerifier: asked.verifier },
    });
    await page.go('/auth/admin-login', { json: { Username: 'operator', Password: 'canary-password' } });
    await page.go('/auth/admin-login', { json: { Username: 'canary\0', Password: logins.operator.password } });
    const basic = `Basic ${btoa(`${logins.app.id}:${logins.app.serviceSecret}`)}`;
    await page.go('/service/app', { headers: { Authorization: basic } });
    await page.go(`/api/app/${logins.app.id}/generate-secret`, { json: {} });
    const secrets = [
      ...[code, asked.verifier, 'canary-password', basic, page.cookie('sst'), page.cookie('uos_idp')],
      ...[logins.user.password, logins.operator.password, logins.app.secret, logins.app.serviceSecret],
    ];
    run.child.kill('SIGTERM');
    const { stderr } = await run.end;
    expect(stderr).toContain('"operation":"session.login"');
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(10);
      expect(stderr).not.toContain(secret);
    }
  });

  it('says which port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const { code, stderr } = await serve(['--data', join(folder, 'taken'), '--port', String(port)]).end;
    holder.close();
    expect([code, stderr]).toEqual([3, `Port ${port} is taken.\nChoose another with --port; 0 picks a free one.\n`]);
  });

  it('says that a folder cannot be written', async () => {
    const file = join(folder, 'a file');
    await writeFile(file, '');
    const { code, stderr } = await serve(['--data', join(file, 'data'), '--port', '0']).end;
    expect(code).toBe(5);
    expect(stderr).toMatch(/^The data folder cannot be written \(ENOTDIR\) .+\nCheck its permissions/);
  });

  it('says that a master key is not one', async () => {
    const env = { UOS_MASTER_KEY: 'too short' };
    const { code, stderr } = await serve(['--data', join(folder, 'key'), '--port', '0'], env).end;
    expect(code).toBe(6);
    expect(stderr).toMatch(/^UOS_MASTER_KEY must hold 32 bytes .+\nMake one: openssl rand -hex 32\n$/);
  });

  it('says that PostgreSQL does not answer', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const { code, stderr } = await serve(['--data', join(folder, 'no-database'), '--port', '0'], env).end;
    expect(code).toBe(8);
    expect(stderr).toMatch(/^PostgreSQL does not answer: .+\nCheck DATABASE_URL/);
  });

  it('listens off loopback only for two public origins on two hosts', async () => {
    const off = await serve(['--host', '0.0.0.0']).end;
    expect([off.code, off.stderr]).toEqual([
      2,
      'This command line cannot be carried out: --host 0.0.0.0\n' +
        'Off loopback, name the two public origins, on two hosts: UOS_ORIGIN and UOS_CONTENT_ORIGIN.\n',
    ]);
    const one = await serve([
      '--host',
      '0.0.0.0',
      '--origin',
      'https://a.example',
      '--content-origin',
      'https://a.example',
    ]).end;
    expect([one.code, one.stderr]).toEqual([2, expect.stringContaining('Content needs a host of its own')]);
    const ports = ['--origin', 'https://a.example', '--content-origin', 'https://a.example:8443'];
    const other = await serve(ports).end;
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('Content needs a host of its own')]);
  });

  it('listens off loopback only behind a proxy that ends TLS', async () => {
    const off = ['--host', '0.0.0.0', '--content-origin', 'https://b.example'];
    for (const args of [
      ['--origin', 'https://a.example'],
      ['--origin', 'http://a.example', '--trusted-proxies', '1'],
    ]) {
      const { code, stderr } = await serve([...off, ...args]).end;
      expect([code, stderr]).toEqual([2, expect.stringContaining('name https origins and set UOS_TRUSTED_PROXIES=1')]);
    }
  });

  it('keeps simulated payments and sign-ins to this machine', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      const origins = [
        '--origin',
        `https://${name}`,
        '--content-origin',
        'https://b.example',
        '--trusted-proxies',
        '1',
      ];
      const { code, stderr } = await serve(['--host', '0.0.0.0', ...origins]).end;
      expect([code, stderr]).toEqual([2, expect.stringContaining('simulated payments and sign-ins')]);
      expect(stderr.trimEnd().split('\n')).toHaveLength(2);
    }
  });

  it('keeps the controls of development on loopback', async () => {
    const proxied = [
      '--origin',
      'https://a.example',
      '--content-origin',
      'https://b.example',
      '--trusted-proxies',
      '1',
    ];
    const { code, stderr } = await serve(['--host', '0.0.0.0', ...proxied, '--dev']).end;
    expect([code, stderr]).toEqual([2, expect.stringContaining('--dev is for development on one machine')]);
  });

  it('takes fault rules only for development, and says that a file holds none', async () => {
    const file = join(folder, 'faults.json');
    await writeFile(file, '[{"operation": "cdn.*", "kind": "explode"}]');
    const broken = await serve(['--dev', '--faults', file, '--data', join(folder, 'faults'), '--port', '0']).end;
    expect(broken.stderr).toContain('--faults 0: kind: must be one of error-before,');
    for (const args of [
      ['--faults', file],
      ['--dev', '--faults', file],
      ['--dev', '--faults', join(folder, 'none.json')],
    ]) {
      const { code, stderr } = await serve([...args, '--data', join(folder, 'faults'), '--port', '0']).end;
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining('--faults is a JSON file with a list of fault rules'),
      ]);
    }
  });

  it('names the part of the command line that is wrong', async () => {
    for (const [args, words] of [
      [['--prot', '1'], "Unknown option '--prot'"],
      [['--port', 'x'], '--port x'],
      [['--trusted-proxies', '-1'], "'--trusted-proxies' argument is ambiguous"],
      [['--origin', 'console.example'], '--origin console.example'],
      [['--clock', 'fast'], '--clock fast'],
      [['--seed', '7'], '--seed 7'],
      [['--clock', 'test', '--seed', 'x'], '--seed x'],
    ] as const) {
      const { code, stderr } = await serve(args).end;
      expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
      expect(stderr.trimEnd().split('\n')).toHaveLength(2);
    }
    const limits = await serve([], { UOS_CALL_LIMITS: '40 a second' }).end;
    expect([limits.code, limits.stderr]).toEqual([2, expect.stringContaining('2000/1,2000000/1800')]);
    const mail = await serve([], { UOS_SMTP_URL: 'mail.example.com' }).end;
    expect([mail.code, mail.stderr]).toEqual([2, expect.stringContaining('UOS_SMTP_URL looks like smtps://')]);
  });

  it('explains itself', async () => {
    const { code, stdout } = await serve(['--help']).end;
    expect(code).toBe(0);
    expect(stdout).toContain('uos-platform serve [options]');
  });
});
