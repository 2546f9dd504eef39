import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { outgoingAmong, type PortRange } from './outgoing-ports.ts';
import { databaseSettings } from './settings.ts';

it('ports of databases are told from those that the machine gives to connections that go out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uos-ports-'));
  const path = join(folder, 'range');
  await writeFile(path, '32768\t60999\n');
  const ranges: PortRange[] = [databaseSettings.databasePorts, [33_000, 33_999], [32_000, 32_768], [61_000, 61_999]];
  const found = await Promise.all(ranges.map((range) => outgoingAmong(range, path)));
  expect(found).toEqual([null, [32_768, 60_999], [32_768, 60_999], null]);
  expect(await outgoingAmong([33_000, 33_999], join(folder, 'none'))).toBeNull();
  await rm(folder, { recursive: true, force: true });
});
