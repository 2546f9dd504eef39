// Money from the command line, against a real platform with its own payment gateway.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widthOf } from '../../packages/cli/src/terminal/width.ts';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { meterAdd } from '../../packages/platform/src/core/meter/meter.ts';
import { answer, developer, staff } from './people.ts';
import { openStudio, type Studio } from './studio.ts';
import { openTerminal } from './terminal.ts';

let studio: Studio;
let owner: Outside;
let operator: Outside;
let finance: Outside;

beforeAll(async () => {
  studio = await openStudio();
  owner = await developer(studio, 'payer', studio.app.orgId);
  operator = await staff(studio, 'admin');
  finance = await staff(studio, 'billing');
});

afterAll(() => studio.stop());

const voucher = 'https://files.example/voucher.png';
const balance = async () => (await answer<{ Balance: number }>(owner, 'balance')).Balance;

/** What a person does at the cashier. */
async function pay(url: string, decision: 'pay' | 'fail'): Promise<void> {
  const headers = { Origin: studio.platform.origin };
  const body = new URLSearchParams({ decision });
  expect((await fetch(url, { method: 'POST', body, redirect: 'manual', headers })).status).toBe(303);
}

/** An id of a deposit that was reviewed. */
async function deposited(amount: string): Promise<string> {
  const { Id } = await answer<{ Id: string }>(owner, 'deposit', 'transfer', amount, '--voucher', voucher, '--yes');
  await answer(finance, 'admin', 'approve', Id, '--yes');
  return Id;
}

describe('a deposit by online payment', () => {
  it('shows the cashier, waits, and is credited once it was paid', async () => {
    const before = await balance();
    let paid: Promise<void> | undefined;
    const run = await owner.run(['deposit', 'pay', '1,000.50', '--yes', '--json'], {
      onStderr: (text) => {
        const url = /http\S+gateway\S+(?=\n)/.exec(text)?.[0];
        if (url !== undefined) {
          paid ??= pay(url, 'pay');
        }
      },
    });
    await paid;
    expect(run.json(), run.stderr).toMatchObject({ Status: 'Active', Method: 'Online', Amount: 1000.5 });
    expect(Math.round(((await balance()) - before) * 100)).toBe(100_050);
  });

  it('ends with 1 when nobody pays, and gives a script only the address', async () => {
    let refused: Promise<void> | undefined;
    const { code, stdout, stderr } = await owner.run(['deposit', 'pay', '5', '--yes'], {
      onStderr: (text) => {
        const url = /http\S+gateway\S+(?=\n)/.exec(text)?.[0];
        if (url !== undefined) {
          refused ??= pay(url, 'fail');
        }
      },
    });
    await refused;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('next: uos deposit pay 5');

    const bare = await owner.run(['deposit', 'pay', '5', '--no-wait', '--yes']);
    expect(bare.stdout).toMatch(/^http\S+gateway\?\S+\n$/);
  });

  it('asks for the amount on a terminal, and for --yes without one', async () => {
    const silent = await owner.run(['deposit', 'pay', '500']);
    expect([silent.code, silent.stderr]).toEqual([2, expect.stringContaining('next: uos deposit pay 500 --yes')]);
    expect((await owner.run(['deposit', 'pay', '5.005', '--yes'])).code).toBe(2);
    expect((await owner.run(['deposit', 'pay', '1000001', '--yes'])).code).toBe(2);
    const dry = await owner.run(['deposit', 'pay', '500', '--dry-run']);
    expect(dry.json()).toMatchObject({ dryRun: true, request: { operation: 'payment.create', body: { Amount: 500 } } });

    const config = { UOS_ORIGIN: studio.platform.origin, UOS_CONFIG_DIR: join(owner.folder, 'config') };
    const terminal = openTerminal({ ...config, UOS_LANG: 'zh' }, { columns: 90, rows: 30 });
    try {
      terminal.type('uos deposit pay 88.50 --no-wait; echo exit=$?');
      await terminal.shows('输入金额 88.5 继续');
      terminal.type('88');
      expect(await terminal.shows(/exit=\d/)).toContain('exit=2');
      terminal.type('clear; uos deposit pay 88.50 --no-wait; echo exit=$?');
      await terminal.shows('输入金额 88.5 继续');
      terminal.type('¥88.50');
      expect(await terminal.shows(/exit=\d/)).toMatch(/gateway[\s\S]*exit=0/);
    } finally {
      terminal.close();
    }
  });
});

describe('a deposit by bank transfer', () => {
  it('goes up with its voucher, waits in the back office, and counts once it was approved', async () => {
    const before = await balance();
    const file = join(owner.folder, 'receipt.png');
    writeFileSync(file, 'a picture');
    const line = ['deposit', 'transfer', '300', '--voucher', file, '--remark', '服务费', '--yes'];
    const made = await answer<{ Id: string; VoucherImageUrl: string }>(owner, ...line);
    expect(made).toMatchObject({ Status: 'Pending', Method: 'BankTransfer' });
    expect(made.VoucherImageUrl).toMatch(/^http.*receipt\.png$/);

    const waiting = await answer<{ id: string }[]>(finance, 'admin', 'pending');
    expect(waiting.find(({ id }) => id === made.Id)).toMatchObject({ kind: 'Deposit', amount: 300, what: '服务费' });
    const asked = await finance.run(['admin', 'approve', made.Id]);
    expect(asked.code).toBe(2);
    const approved = await finance.run(['admin', 'approve', made.Id, '--yes']);
    expect(approved.stderr).toContain(`Proof: ${made.VoucherImageUrl}`);
    expect((await balance()) - before).toBeCloseTo(300);
    expect((await finance.run(['admin', 'approve', made.Id, '--yes'])).code).toBe(3);
    expect((await owner.run(['deposit', 'cancel', made.Id, '--yes'])).code).toBe(6);
  });

  it('can be cancelled or rejected, with the reason to be read', async () => {
    const make = async () =>
      (await answer<{ Id: string }>(owner, 'deposit', 'transfer', '7', '--voucher', voucher, '--yes')).Id;
    expect(await answer(owner, 'deposit', 'cancel', await make(), '--yes')).toMatchObject({ Status: 'Cancelled' });
    const refused = await make();
    await answer(operator, 'admin', 'reject', refused, '--reason', '回单不清晰', '--yes');
    expect(await answer(owner, 'deposit', 'get', refused)).toMatchObject({ Status: 'Invalid', Reason: '回单不清晰' });
    const rows = await owner.run(['deposit', 'ls', '--status', 'Invalid'], { terminal: 100, env: { UOS_LANG: 'zh' } });
    expect(rows.stdout).toMatch(/^创建时间 \(UTC\+8\) +金额 +状态 +ID/);
    expect(rows.stdout).toMatch(/ ¥7\.00 +已驳回 /);
  });
});

describe('an adjustment or a refund', () => {
  it('moves the balance at once or after a review, and never more than there is', async () => {
    const org = studio.app.orgId;
    const before = await balance();
    await answer(operator, 'admin', 'adjust', org, 'reduce', '20', '--yes');
    await answer(finance, 'admin', 'adjust', org, 'increase', '5', '--month', 'last', '--service', 'cdn', '--yes');
    await answer(finance, 'admin', 'refund', org, '3', '--yes');
    expect((await balance()) - before).toBeCloseTo(12);
    const later = await answer(finance, 'admin', 'adjust', org, 'reduce', '1', '--review', '--yes');
    expect(later).toMatchObject({ Status: 'Pending', AdjustmentType: 'Reduce' });
    const tooMuch = await finance.run(['admin', 'refund', org, '99999999', '--yes']);
    expect([tooMuch.code, tooMuch.stderr]).toEqual([6, expect.stringContaining('less than the refund')]);
    expect((await owner.run(['admin', 'refund', org, '1', '--yes'])).code).toBe(4);
  });
});

describe('an invoice', () => {
  it('is applied for, issued, and downloaded as a PDF', async () => {
    const deposit = await deposited('120');
    const bare = await owner.run(['invoice', 'apply', deposit, '--yes']);
    expect([bare.code, bare.stderr]).toEqual([2, expect.stringContaining('--title, --tax-number, --email')]);

    const title = ['--title', '灯湾网络', '--tax-number', '91310000MA1K3XXX0X', '--email', 'finance@example.com'];
    const { Id } = await answer<{ Id: string }>(owner, 'invoice', 'apply', deposit, ...title, '--yes');
    expect((await owner.run(['invoice', 'download', Id])).code).toBe(6);
    expect((await owner.run(['invoice', 'apply', deposit, '--yes'])).code).toBe(6);

    const issued = await answer(finance, 'admin', 'issue', Id, '--number', '26312000000000000001', '--yes');
    expect(issued).toMatchObject({ Status: 'Finished', InvoiceNumber: '26312000000000000001' });
    const file = join(owner.folder, '26312000000000000001.pdf');
    expect((await owner.run(['invoice', 'download', Id, '--dry-run'])).code).toBe(0);
    expect(existsSync(file)).toBe(false);
    expect(await answer(owner, 'invoice', 'download', deposit)).toMatchObject({ file, amount: 120 });
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('takes over what the last one said, and can be taken back', async () => {
    const deposit = await deposited('9.90');
    const again = await answer(owner, 'invoice', 'apply', deposit, '--format', 'OFD', '--yes');
    expect(again).toMatchObject({ Title: '灯湾网络', Format: 'OFD', Type: 'regular', Amount: 9.9 });
    expect(await answer(owner, 'invoice', 'cancel', deposit, '--yes')).toMatchObject({ Status: 'Cancelled' });
    expect((await owner.run(['invoice', 'get', '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e'])).code).toBe(3);
  });
});

describe('bills', () => {
  const GIGABYTES = 1_000_000_000;
  const month = (back: number): string => {
    const now = new Date(Date.now() + 8 * 3_600_000);
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15)).toISOString().slice(0, 7);
  };

  beforeAll(async () => {
    for (const [back, amount] of [
      [1, 300 * GIGABYTES],
      [0, 200 * GIGABYTES],
    ] as const) {
      const at = new Date(`${month(back)}-01T00:00:30+08:00`);
      const use = { appId: studio.app.id, service: 'asset-streaming', metric: 'usage', amount };
      await meterAdd(studio.platform.ports.db, at, [use]);
      await answer(operator, 'admin', 'run-bills', month(back), '--yes');
    }
  });

  it('are listed, explained and compared', async () => {
    // 300 GB times 1.2, less 100 free, at 0.15 yuan; then 200 GB
    const both = await owner.run(['bill', 'ls', '--from', month(1), '--to', month(0), '--json=Month,Amount']);
    expect(both.json()).toEqual([
      { Month: month(1), Amount: 39 },
      { Month: month(0), Amount: 21 },
    ]);
    expect(both.stderr).toContain('total ¥60.00');
    expect(await answer(owner, 'bill', 'show', 'last', '--service', 'cdn')).toMatchObject([
      { Metric: 'usage', Usage: 300, Unit: 'GB', FreeQuota: 100, BilledUsage: 260, UnitPrice: 0.15, Amount: 39 },
    ]);
    expect(await answer(owner, 'bill', 'diff')).toMatchObject([{ Amount: 21, PreviousAmount: 39, Diff: -18 }]);
    expect(await answer(owner, 'bill', 'ls', '--app', '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e')).toEqual([]);
    expect(await answer(finance, 'admin', 'bills')).toMatchObject([
      { OrganizationId: studio.app.orgId, Amount: 21, PreviousAmount: 39 },
    ]);
    expect((await owner.run(['bill', 'show', 'soon'])).code).toBe(2);
    expect((await owner.run(['bill', 'ls', '--month', 'this', '--from', month(1)])).code).toBe(2);
  });

  it('are drawn as bars that fit the terminal, and are plain rows on a pipe', async () => {
    for (const [columns, lang] of [
      [80, 'zh'],
      [40, 'en'],
    ] as const) {
      const { stdout } = await owner.run(['bill', 'trend', '--months', '3'], {
        terminal: columns,
        env: { UOS_LANG: lang },
      });
      const lines = stdout.trimEnd().split('\n');
      expect(lines[0]).toBe(lang === 'zh' ? '账单' : 'Bills');
      expect(Math.max(...lines.map((line) => widthOf(line)))).toBeLessThanOrEqual(columns);
      expect(lines[2]).toMatch(new RegExp(`^${month(1)} +█+ +¥39\\.00$`));
      expect(stdout).not.toContain('\u001b');
    }
    const painted = await owner.run(['bill', 'trend'], { terminal: 80, env: { NO_COLOR: '', FORCE_COLOR: '1' } });
    expect(painted.stdout).toContain('\u001b[36m█');
    const rows = await owner.run(['bill', 'trend', '--months', '2']);
    expect(rows.stdout).toMatch(new RegExp(`^${month(1)}\t39\t0\n${month(0)}\t21\t[\\d.]+\n$`));
    expect(await answer(finance, 'bill', 'trend', '--months', '1')).toMatchObject([{ Month: month(0), Amount: 21 }]);
  });

  it('are written as CSV that a spreadsheet reads, and as a page that can be printed', async () => {
    const file = join(owner.folder, 'bills.csv');
    const line = ['bill', 'export', '--from', month(1), '--to', month(0), '-o', file];
    const run = await owner.run(line, { env: { UOS_LANG: 'zh' } });
    expect(run.code, run.stderr).toBe(0);
    const [head, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
    expect(head).toBe('\uFEFF月份,应用,服务,指标,用量,单位,免费额度,计费用量,单价,金额,应用 ID');
    expect(rows).toEqual([
      expect.stringMatching(new RegExp(`^${month(1)},app .*,资源分发,用量,300,GB,100,260,0.15,39,${studio.app.id}$`)),
      expect.stringContaining(',200,GB,100,140,0.15,21,'),
    ]);
    const piped = await owner.run(['bill', 'export', '--month', 'last']);
    expect(piped.stdout).toContain(',300,GB,');

    const { stdout } = await owner.run(['bill', 'link', 'last']);
    const link = new URL(stdout.trim());
    expect([link.origin, link.pathname]).toEqual([studio.platform.origin, '/papers/month-bill']);
    const query = `month=${link.searchParams.get('month')}&token=${link.searchParams.get('token')}`;
    const open = await fetch(`${studio.platform.origin}/api/organizations/${studio.app.orgId}/bills?${query}`);
    expect(await open.json()).toMatchObject({ TotalCount: 1, Items: [{ Amount: 39 }] });
  });

  it('show what of the free quota is used', async () => {
    const show = ['usage', '--app', studio.app.id];
    expect(await answer(owner, ...show)).toMatchObject([{ Usage: 200, FreeQuota: 100, Percent: 200 }]);
    const drawn = await owner.run(show, { terminal: 60 });
    expect(drawn.stdout).toMatch(/█+ +200\/100 GB 200%\n$/);
    expect(await answer(owner, ...show, '--month', 'last')).toMatchObject([{ Usage: 300 }]);
    expect(await answer(owner, 'usage', 'show', '--app', studio.app.id)).toHaveLength(1);
  });

  it('of one service is the same report', async () => {
    const of = (service: string) => ['usage', service, '--app', studio.app.id];
    const [{ ServiceName } = { ServiceName: 'none' }] = await answer<{ ServiceName: string }[]>(
      owner,
      'usage',
      '--app',
      studio.app.id,
    );
    expect(await answer(owner, ...of(ServiceName))).toMatchObject([{ Usage: 200 }]);
    const none = await owner.run(of('wind'));
    expect([none.code, none.stdout]).toEqual([0, '']);
    expect(none.stderr).toContain('Nothing yet: it is counted once a day.');
    expect((await owner.run(of('pasport'))).code).toBe(2);
  });
});

describe('uos balance', () => {
  it('shows nine amounts of one organisation, and is kept from others', async () => {
    const shown = await owner.run(['balance'], { terminal: 80, env: { UOS_LANG: 'zh' } });
    expect(shown.stdout).toMatch(/^余额 +¥[\d,]+\.\d\d$/m);
    expect(Object.values(await answer(owner, 'balance')).filter((value) => typeof value === 'number')).toHaveLength(9);
    expect(await answer<unknown[]>(owner, 'balance', '--all')).toHaveLength(1);
    const stranger = await developer(studio, 'stranger', (await studio.platform.app()).orgId);
    const foreign = await stranger.run(['bill', 'trend', '--org', studio.app.orgId]);
    expect([foreign.code, foreign.stdout]).toEqual([3, '']);
    expect(await answer<unknown[]>(finance, 'admin', 'balance', '--below', '0')).toEqual([]);
  });
});
