// Writes what a release leaves behind for the builds after it: a small archive with something of every service, and a
// record of who signs in to it and what it holds. `npm run keep-release [-- folder]`; both files are then kept for good.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { undoStack } from '../../../packages/platform/src/start/open-ports.ts';
import { proveArchive } from '../../../packages/platform/src/state/archive-reader.ts';
import { exportState } from '../../../packages/platform/src/state/export.ts';
import { openStore, type StoreOptions } from '../../../packages/platform/src/state/open-store.ts';
import { openWorld, type World } from '../../conformance/world.ts';
import { type KeptRelease, PASSWORDS, RELEASE_KEY } from './kept.ts';
import { shapeOf } from './shape.ts';

const CONTENTS = { 'index.html': '<!doctype html><title>灯湾</title>', '资源/héro.bin': 'x'.repeat(2000) };

const to = process.argv[2] ?? import.meta.dirname;
const dataFolder = await mkdtemp(join(tmpdir(), 'uos-release-'));
try {
  const options = { dataFolder, masterKey: RELEASE_KEY };
  const world = await openWorld({ ...options, seedDemo: { passwords: PASSWORDS } });
  const facts = await fill(world);
  await world.stop();
  const archive = join(dataFolder, 'state.tar');
  const { schema, tables } = await exported(options, archive);
  const kept: KeptRelease = { schema, shape: await shapeOf(schema), ...facts, tables };
  await writeFile(join(to, `${schema}.tar.gz`), gzipSync(await readFile(archive), { level: 9 }));
  await writeFile(join(to, `${schema}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`${schema}: ${Object.keys(tables).length} tables`);
} finally {
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 });
}

/** Something of every service that keeps rows, through the calls that make it. */
async function fill(world: World): Promise<Omit<KeptRelease, 'schema' | 'shape' | 'tables'>> {
  const { platform, app, uos, owner, operator } = world;
  const { logins } = platform;
  if (logins === undefined) {
    throw new Error('the demo tenant was asked for');
  }
  const organization = { OrganizationId: app.orgId };
  const person = { ContactName: '陈灯', ContactPhone: '13800000000' };
  const { id: bucket } = await world.bucket();
  for (const [path, content] of Object.entries(CONTENTS)) {
    await world.entry(bucket, path, content);
  }
  const { releaseid, releasenum } = await uos.cdn.releases.create({ id: bucket, notes: '首个版本' });
  await uos.cdn.badges.set({ id: bucket, name: 'live', releasenum });
  await uos.passport.realms.create({ name: '一服' });
  await owner.session.verifyRealName({ Name: '陈灯', IdCard: '11010519491231002X', Phone: '13800000000' });
  await owner.alert.monitors.create({ AppId: app.id, ChatId: 'ops', Name: '运维群' });
  await owner.ticket.create({ Type: 'crash', Title: '启动崩溃', Content: '日志见附件', ...person, ...organization });
  await owner.certification.create({
    ...organization,
    ...person,
    CompanyName: '灯湾网络科技有限公司',
    CreditCode: '91310000MA1K3XXX0X',
    LicenseImageUrl: 'https://files.example/licence.png',
    LegalPerson: '陈灯',
    ContactEmail: 'chen@example.com',
  });
  const { Id: TransactionId } = await owner.billing.transactions.create({
    ...organization,
    Type: 'Deposit',
    Amount: 100,
    VoucherImageUrl: 'https://files.example/voucher.png',
  });
  await operator.billing.transactions.activate({ id: TransactionId });
  await owner.billing.invoices.create({
    TransactionId,
    ...{ Type: 'regular', Format: 'PDF', Title: '灯湾网络', TaxNumber: '91310000MA1K3XXX0X' },
    Email: 'finance@example.com',
  });
  await operator.app.redeemTokens.create({ ServiceName: 'push', Quota: 5, Unit: 'GB', Count: 2 });
  await operator.alert.mails.send({ To: ['a@example.com'], Subject: '账单', Content: '见附件' });
  const { Token } = await operator.serviceToken.generate({ Name: 'kept', ServiceName: 'uos' });
  return {
    app: { id: app.id, orgId: app.orgId, secret: app.secret, serviceSecret: app.serviceSecret, balanceYuan: 100 },
    demoApp: { id: logins.app.id, secret: logins.app.secret, serviceSecret: logins.app.serviceSecret },
    serviceToken: Token,
    contents: Object.entries(CONTENTS).map(([path, content]) => ({
      address: `/client_api/v1/buckets/${bucket}/releases/${releaseid}/entry_by_path/content/?path=${encodeURIComponent(path)}`,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
  };
}

/** Writes the archive and answers what its own manifest says. */
async function exported(options: StoreOptions, file: string): Promise<Pick<KeptRelease, 'schema' | 'tables'>> {
  const undo = undoStack();
  try {
    const { db, objects } = await openStore(options, 'read', undo);
    await exportState({ db, objects }, file);
  } finally {
    await undo.run();
  }
  const { manifest } = await proveArchive(file, () => undefined);
  return { schema: manifest.schema, tables: Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows])) };
}
