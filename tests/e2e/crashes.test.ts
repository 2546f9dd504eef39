// A crash of a stripped library, as a studio meets it in the console: unreadable at first, its symbols dropped where the
// console asks for them, and read.

import { expect, it } from 'vitest';
import { crashSources } from './support/symbols.ts';
import { useWorld } from './support/use-world.ts';

const world = useWorld();

it('asks for the symbols of a crash, takes them in place, and shows what became readable', async () => {
  const { uos, app } = world();
  await uos.app.services.set({ appId: app.id, ServiceName: 'stacktrace', Status: 'Enabled' });
  const { reported, shipSymbols } = await crashSources();
  await reported(app, { appVersion: '1.4.0', deviceModel: 'Pixel 8' });
  await reported(app, { appVersion: '1.4.0', deviceModel: 'Mate 60' });
  const { page, open } = await world().as('owner');

  await open(`/services/${app.id}/stacktrace/record`);
  await page.getByRole('row', { name: /libship\.so 0x0+104b/ }).waitFor();
  await page.getByText('2 条崩溃在等待').waitFor();
  await page.getByRole('button', { name: '上传符号表' }).click();
  await page.getByText('uos stacktrace upload libship.so.dbg --version 1.4.0').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择文件', exact: true }).click();
  await (await chooser).setFiles({
    name: 'libship.so.dbg',
    mimeType: 'application/octet-stream',
    buffer: shipSymbols(),
  });
  await page.getByText('2 条崩溃变为可读').waitFor();
  await page.getByRole('link', { name: 'SIGSEGV at wave' }).click();
  await page.getByText('harbour::Ship::steer(int)').waitFor();
  await expect.poll(() => page.getByText('缺少 1 个构建的符号表').count()).toBe(0);

  // what is there is not sent twice, and a log of that build is read at once
  await page.getByRole('navigation').getByRole('link', { name: '日志解析' }).click();
  const { tombstone, SHIP } = await crashSources();
  // a symbol file where a log belongs is no log, and says where it goes
  await page.getByLabel('选择日志文件').setInputFiles({
    ...{ name: 'libship.so.dbg', mimeType: 'application/octet-stream', buffer: shipSymbols() },
  });
  await page.getByText('「libship.so.dbg」不是文本日志').waitFor();
  expect(await page.getByRole('textbox', { name: '日志' }).inputValue()).toBe('');
  await page.getByRole('textbox', { name: '日志' }).fill(tombstone());
  await page.getByRole('button', { name: '解析', exact: true }).click();
  await page.getByRole('region', { name: 'SIGSEGV at wave' }).getByText('swell').waitFor();

  // symbols that are dropped below a log read it again
  await page.getByRole('textbox', { name: '日志' }).fill(tombstone(SHIP['dwarf3.so.dbg']));
  await page.getByRole('button', { name: '解析', exact: true }).click();
  await page.getByText('缺少 1 个构建的符号表').waitFor();
  const other = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择文件', exact: true }).click();
  await (await other).setFiles({
    ...{ name: 'libship.so.dbg', mimeType: 'application/octet-stream', buffer: shipSymbols('dwarf3.so.dbg') },
  });
  await expect.poll(() => page.getByText('缺少 1 个构建的符号表').count(), { timeout: 30_000 }).toBe(0);
  await page.getByText('缺少符号表').waitFor({ state: 'detached' });
});
