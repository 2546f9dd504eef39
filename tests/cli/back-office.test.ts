// The back office from the command line, each with a session of its own, and what developers ask it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widthOf } from '../../packages/cli/src/terminal/width.ts';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { meterAdd } from '../../packages/platform/src/core/meter/meter.ts';
import { answer, developer, staff } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
let owner: Outside;
let operator: Outside;
let partner: Outside;
let finance: Outside;

beforeAll(async () => {
  studio = await openStudio();
  owner = await developer(studio, 'studio-owner', studio.app.orgId);
  operator = await staff(studio, 'admin');
  partner = await staff(studio, 'partner-admin');
  finance = await staff(studio, 'billing');
});

afterAll(() => studio.stop());

const code = async (cli: Outside, ...line: string[]): Promise<number> => (await cli.run(line)).code;

describe('sessions of the back office', () => {
  it('open what each of them may do, and nothing else', async () => {
    for (const cli of [operator, partner]) {
      expect(await answer<{ UserName: string }[]>(cli, 'admin', 'users', '--name', 'studio-owner')).toHaveLength(1);
      expect(await code(cli, 'admin', 'history', '--limit', '1')).toBe(0);
    }
    for (const cli of [operator, partner, finance]) {
      expect(await code(cli, 'admin', 'balance')).toBe(0);
      expect(await code(cli, 'admin', 'bills')).toBe(0);
      expect(await code(cli, 'admin', 'pending')).toBe(0);
      expect(await code(cli, 'bill', 'trend', '--org', studio.app.orgId)).toBe(0);
    }
    const refused = await finance.run(['admin', 'users']);
    expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining('next: uos admin login <username>')]);
    expect(await code(finance, 'admin', 'run-bills', '--yes')).toBe(4);
    expect(await code(finance, 'token', 'ls')).toBe(4);
    const nobody = await studio.visitor().run(['admin', 'balance']);
    expect([nobody.code, nobody.stderr]).toEqual([4, expect.stringContaining('next: uos admin login <username>')]);
  });

  it('are used by admin commands even where the profile is a developer’s too', async () => {
    const both = await staff(studio, 'admin');
    await developer(studio, 'moonlighter', studio.app.orgId, both);
    const file = join(both.folder, 'config', 'config.json');
    const config = JSON.parse(readFileSync(file, 'utf8'));
    config.profiles.default.as = 'user';
    writeFileSync(file, JSON.stringify(config));
    await studio.platform.app();
    expect((await answer<unknown[]>(both, 'org', 'ls')).length).toBe(1);
    expect((await answer<unknown[]>(both, 'admin', 'balance')).length).toBeGreaterThan(1);
  });
});

describe('uos admin user', () => {
  it('blocks, lets in again, and ends sessions, by name', async () => {
    const cli = await developer(studio, 'troubled', studio.app.orgId);
    expect(await code(cli, 'balance')).toBe(0);
    expect(await code(operator, 'admin', 'user', 'block', 'troubled')).toBe(2);
    expect(await answer(operator, 'admin', 'user', 'block', 'troubled', '--yes')).toMatchObject({ Status: 'Blocked' });
    expect([4, 5]).toContain(await code(cli, 'balance'));
    expect(await answer(operator, 'admin', 'user', 'unblock', 'troubled', '--yes')).toMatchObject({ Status: 'Active' });

    const other = await developer(studio, 'stolen', studio.app.orgId);
    expect(await answer(partner, 'admin', 'user', 'sign-out', 'stolen', '--yes')).toMatchObject({ signedOut: true });
    expect(await code(other, 'balance')).toBe(4);
    expect(await code(operator, 'admin', 'user', 'block', 'nobody-at-all', '--yes')).toBe(3);
  });
});

describe('an organisation', () => {
  it('is asked for, approved in the back office, and shown with its balance', async () => {
    const line = ['org', 'create', '新工作室', '--domain', 'new.example', '--company', '新科技'];
    const { id } = await answer<{ id: string }>(owner, ...line);
    expect(await code(owner, ...line)).toBe(6);
    const waiting = await operator.run(['admin', 'pending'], { terminal: 100, env: { UOS_LANG: 'zh' } });
    expect(waiting.stdout).toContain(`组织  新工作室        ${id}`);
    expect(await answer(operator, 'admin', 'approve', id, '--yes')).toMatchObject({ status: 'Approved' });
    expect(await answer(owner, 'org', 'get', '新工作室')).toMatchObject({ id, status: 'Approved', balance: 0 });

    const several = await owner.run(['balance']);
    expect([several.code, several.stderr]).toEqual([2, expect.stringContaining('next: uos org use <name>')]);
    await answer(owner, 'org', 'use', '新工作室');
    expect(await answer(owner, 'org', 'project', 'create', '第一个项目')).toMatchObject({ Name: '第一个项目' });
    expect(await answer(owner, 'org', 'project', 'ls')).toMatchObject([{ Name: '第一个项目', AppId: '' }]);
    await answer(owner, 'org', 'use', studio.app.orgId);
  });
});

describe('uos org member', () => {
  it('adds a colleague, changes the role, and takes them out again', async () => {
    const own = await developer(studio, 'host', (await studio.platform.app()).orgId);
    await studio.platform.user('colleague');
    const member = (...line: string[]) => answer<Record<string, unknown>>(own, 'org', 'member', ...line);
    expect(await member('add', 'colleague')).toMatchObject({ Login: 'colleague', Role: 'user' });
    expect(await member('update', 'colleague', 'manager')).toMatchObject({ Role: 'manager' });
    expect(await member('ls', '--name', 'coll')).toMatchObject([{ Login: 'colleague', Role: 'manager' }]);
    expect(await code(own, 'org', 'member', 'rm', 'colleague')).toBe(2);
    expect(await member('rm', 'colleague', '--yes')).toMatchObject({ removed: true });
    expect(await code(own, 'org', 'member', 'rm', 'colleague', '--yes')).toBe(3);
    expect(await code(own, 'org', 'member', 'add', 'nobody-at-all')).toBe(3);
  });
});

describe('the certification of a company', () => {
  it('is handed in with the licence, again after a rejection, and approves the organisation', async () => {
    const license = join(owner.folder, 'license.png');
    writeFileSync(license, 'a picture');
    const person = ['--legal-person', '张三', '--contact-name', '小明', '--contact-phone', '13800000000'];
    const facts = ['--credit-code', '91310000MA1K35XXXX', '--license', license, '--contact-email', 'ops@new.example'];
    const line = ['org', 'certify', '灯湾网络有限公司', ...facts, ...person, '--org', studio.app.orgId];
    const { Id } = await answer<{ Id: string }>(owner, ...line);
    await answer(operator, 'admin', 'reject', Id, '--reason', '看不清', '--yes');
    expect(await answer(owner, ...line)).toMatchObject({ Id, Status: 'Pending' });

    const waiting = await answer<{ id: string }[]>(finance, 'admin', 'pending');
    expect(waiting.find(({ id }) => id === Id)).toMatchObject({
      kind: 'certification',
      what: '灯湾网络有限公司',
      proof: expect.stringMatching(/license\.png$/),
    });
    await answer(finance, 'admin', 'approve', Id, '--yes');
    expect(await answer(owner, 'org', 'get', studio.app.orgId)).toMatchObject({ certification: 'Approved' });
    expect(await code(owner, ...line)).toBe(6);
  });
});

describe('service tokens', () => {
  it('are made, shown once, replaced and deleted by name', async () => {
    const made = await operator.run(['token', 'create', 'gateway', '--service', 'passport', '--json']);
    const { Token } = made.json<{ Token: string }>();
    expect(made.stderr).toContain('shown this once');
    const listed = await answer<{ Name: string; Token: string }[]>(operator, 'token', 'ls');
    expect(listed.find(({ Name }) => Name === 'gateway')?.Token).toBe(`${Token.slice(0, 6)}***`);
    expect(await code(operator, 'token', 'create', 'gateway', '--service', 'passport')).toBe(1);

    expect(await code(operator, 'token', 'regenerate', 'gateway')).toBe(2);
    const fresh = await answer<{ Token: string }>(operator, 'token', 'regenerate', 'gateway', '--yes');
    expect(fresh.Token).not.toBe(Token);
    expect(await answer<unknown[]>(operator, 'admin', 'tokens')).toHaveLength(1);
    expect(await answer<unknown[]>(operator, 'admin', 'tokens', '--unused-days', '30')).toEqual([]);
    expect(await answer(operator, 'token', 'rm', 'gateway', '--yes')).toMatchObject({ removed: true });
    expect(await code(operator, 'token', 'rm', 'gateway', '--yes')).toBe(3);
  });
});

describe('uos redeem', () => {
  it('uses a code of the back office up, once', async () => {
    const codes = ['admin', 'codes', 'cdn', '--credit', '50', '--count', '2'];
    expect(await code(operator, ...codes)).toBe(2);
    const made = await answer<{ Token: string; Credit: number }[]>(operator, ...codes, '--yes');
    expect(made).toHaveLength(2);
    const redeem = ['redeem', made[0]?.Token ?? '', '--app', studio.app.id];
    expect(await code(owner, ...redeem)).toBe(2);
    expect(await answer(owner, ...redeem, '--yes')).toMatchObject({ Credit: 50, ServiceName: 'asset-streaming' });
    const again = await owner.run([...redeem, '--yes'], { env: { UOS_LANG: 'zh' } });
    expect([again.code, again.stderr]).toEqual([6, expect.stringContaining('兑换码已被使用')]);
    expect(await code(owner, 'redeem', 'no-such-code', '--app', studio.app.id, '--yes')).toBe(3);
    expect(await code(operator, 'admin', 'codes', 'cdn', '--yes')).toBe(2);
  });
});

describe('a consultation', () => {
  it('goes from the question with its fee and a file to the answer', async () => {
    const log = join(owner.folder, 'player.log');
    writeFileSync(log, 'crash at 0x0');
    const contact = ['--contact-name', '小明', '--contact-phone', '13800000000'];
    const crash = ['ticket', 'create', '启动崩溃', '--type', 'crash', ...contact];
    const dry = await owner.run([...crash, '--content', '闪退', '--dry-run']);
    expect(dry.json()).toMatchObject({ request: { operation: 'ticket.create' } });
    expect(await code(owner, ...crash, '--content', '闪退')).toBe(2);
    expect(await code(owner, ...crash, '--yes')).toBe(2);
    expect(await code(owner, ...crash, '--content', 'x', '--expert', 'chief', '--yes')).toBe(2);

    const stdin = '进入主菜单后约三秒闪退。\n';
    const run = await owner.run([...crash, '--content-file', '-', '--attach', log, '--yes', '--json'], { stdin });
    const { Id } = run.json<{ Id: string }>();
    expect(run.json()).toMatchObject({ Fee: 6480, Attachments: [expect.stringMatching(/player\.log$/)] });
    const hour = ['ticket', 'create', '架构', '--type', 'proposal', '--expert', 'chief', '--half-hours', '2'];
    expect(await answer(owner, ...hour, '--content', '十万人同服', ...contact, '--yes')).toMatchObject({ Fee: 2560 });

    const all = await answer<{ Id: string; ContactPhone: string }[]>(operator, 'admin', 'tickets', '--type', 'crash');
    expect(all).toMatchObject([{ Id, ContactPhone: '13800000000' }]);
    expect(await answer(operator, 'admin', 'reply', Id, '请升级后重试')).toMatchObject({ Status: 'Processing' });
    expect(await answer(operator, 'admin', 'reply', Id, '--status', 'Finished')).toMatchObject({ Status: 'Finished' });
    expect(await code(operator, 'admin', 'reply', Id)).toBe(2);
    const shown = await owner.run(['ticket', 'get', Id], { terminal: 40, env: { UOS_LANG: 'zh' } });
    expect(shown.stdout).toContain('崩溃问题 · 已完成 · ¥6,480.00');
    expect(shown.stdout).toMatch(/请升级后重试\n$/);
    expect(await answer<unknown[]>(owner, 'ticket', 'ls', '--status', 'Finished')).toHaveLength(1);
  });
});

describe('uos admin history', () => {
  it('says who changed what, field by field', async () => {
    await developer(studio, 'watched', studio.app.orgId);
    await answer(operator, 'admin', 'user', 'block', 'watched', '--yes');
    const [newest] = await answer<{ changed: string; actor: string; of: string }[]>(operator, 'admin', 'history');
    expect(newest).toMatchObject({ changed: 'Status: Active → Blocked', actor: 'operator', of: 'watched' });
    const [titled] = await answer<{ changed: string }[]>(operator, 'admin', 'history', '--lang', 'zh');
    expect(titled?.changed).toBe('状态: Active → Blocked');
    expect(
      await answer<unknown[]>(operator, 'admin', 'history', '--app', studio.app.id, '--from', '2000-01-01'),
    ).toEqual(expect.any(Array));
  });
});

describe('uos usage', () => {
  it('draws the delivery of an app by day and ranks apps, for members and for operators', async () => {
    const use = { appId: studio.app.id, service: 'asset-streaming', metric: 'usage', amount: 5_000_000_000 };
    await meterAdd(studio.platform.ports.db, new Date(), [use]);
    const week = await answer<{ Usage: number }[]>(owner, 'usage', 'trend', studio.app.id, '--days', '7');
    expect(week.map(({ Usage }) => Usage)).toEqual([0, 0, 0, 0, 0, 0, 5_000_000_000]);
    for (const columns of [80, 40]) {
      const { stdout } = await owner.run(['usage', 'trend', studio.app.id, '--days', '90'], { terminal: columns });
      const lines = stdout.trimEnd().split('\n');
      expect(lines).toHaveLength(13);
      expect(lines.at(-1)).toMatch(/█ +5 GB$/);
      expect(Math.max(...lines.map((line) => widthOf(line)))).toBeLessThanOrEqual(columns);
    }
    const [first] = await answer<{ AppId: string }[]>(owner, 'usage', 'top', '--org', studio.app.orgId);
    expect(first).toMatchObject({ AppId: studio.app.id, Usage: 5_000_000_000 });
    expect(await answer(operator, 'usage', 'top', '--limit', '1')).toMatchObject([{ AppId: studio.app.id }]);
    const all = await answer<{ Usage: number }[]>(operator, 'usage', 'trend', '--all', '--days', '1');
    expect(all.at(-1)?.Usage).toBe(5_000_000_000);
    expect(await code(owner, 'usage', 'trend', '--days', '7', '--from', '2026-01-01')).toBe(2);
    expect(await code(owner, 'usage', 'trend', studio.app.id, '--from', 'monday')).toBe(2);
  });
});

describe('uos usage bundle', () => {
  it('waits for the analysis and lists the largest first, or says why it cannot', async () => {
    const cli = studio.pipeline();
    const { id } = await answer<{ id: string }>(cli, 'cdn', 'bucket', 'create', 'bundles');
    for (const [name, bytes] of [
      ['main.bundle', assetBundle()],
      ['readme.txt', Buffer.from('no bundle')],
    ] as const) {
      const file = join(cli.folder, name);
      writeFileSync(file, bytes);
      await answer(cli, 'cdn', 'upload', file, '--bucket', id);
    }
    const line = ['usage', 'bundle', 'main.bundle', '--bucket', id, '--app', studio.app.id];
    const found = await owner.run([...line, '--json']);
    expect(found.json(), found.stderr).toEqual([
      { Name: 'CAB-harbour', Type: expect.any(String), Size: 80 },
      { Name: 'CAB-harbour.resS', Type: expect.any(String), Size: 20 },
    ]);
    expect(found.stderr).toContain('2 assets');
    expect(await answer<unknown[]>(owner, ...line, '--limit', '1')).toHaveLength(1);
    const other = await owner.run(['usage', 'bundle', 'readme.txt', '--bucket', id, '--app', studio.app.id]);
    expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('not a UnityFS bundle')]);
  });
});

describe('uos ask', () => {
  it('answers with its sources, goes on with the conversation, and forgets it', async () => {
    const asked = await owner.run(['ask', '怎样发布资源版本', '--stream-json'], { env: { UOS_LANG: 'zh' } });
    const events = asked.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; url?: string });
    expect(events[0]).toMatchObject({ type: 'answer', text: expect.stringContaining('发布') });
    const sources = events.filter(({ type }) => type === 'source');
    expect(sources.length).toBeGreaterThan(0);
    expect(sources[0]?.url).toMatch(new RegExp(`^${studio.platform.origin}/docs/`));

    const text = await owner.run(['ask', '徽章'], { terminal: 40, env: { UOS_LANG: 'zh' } });
    expect(text.stdout).toMatch(/\n出处\n1\. /);
    expect(await answer<{ Items: unknown[] }>(owner, 'ask', '--history')).toMatchObject({
      Items: [{ Role: 'user' }, { Role: 'assistant' }, { Role: 'user', Content: '徽章' }, { Role: 'assistant' }],
    });
    expect((await owner.run(['ask', '--search', '徽章'], { env: { UOS_LANG: 'zh' } })).stdout).toContain(
      `${studio.platform.origin}/docs/cdn/#Badge`,
    );
    expect(await code(owner, 'ask', '--clear')).toBe(0);
    expect(await code(owner, 'ask', '--history')).toBe(2);
    expect(await code(studio.visitor(), 'ask')).toBe(2);
  });
});

/** An uncompressed UnityFS bundle of two files. */
function assetBundle(): Buffer {
  const number = (value: number, size: 2 | 4 | 8): Buffer => {
    const bytes = Buffer.alloc(size);
    bytes.writeUIntBE(value, Math.max(0, size - 6), Math.min(size, 6));
    return bytes;
  };
  const text = (value: string): Buffer => Buffer.from(`${value}\0`);
  const list = Buffer.concat([
    Buffer.alloc(16),
    number(1, 4),
    ...[number(100, 4), number(100, 4), number(0, 2)],
    number(2, 4),
    ...[number(0, 8), number(80, 8), number(4, 4), text('CAB-harbour')],
    ...[number(80, 8), number(20, 8), number(0, 4), text('CAB-harbour.resS')],
  ]);
  const sizes = [number(list.length, 4), number(list.length, 4), number(0x40, 4)];
  const head = [text('UnityFS'), number(6, 4), text('5.x.x'), text('2021.3.1f1'), number(0, 8), ...sizes];
  return Buffer.concat([...head, list, Buffer.alloc(100, 7)]);
}
