// What the server refuses, as a person reads it who works in Chinese: the real command in a process of its own.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { answer, developer, staff } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

const MAIN = join(import.meta.dirname, '../../packages/cli/src/main.ts');

let studio: Studio;
let owner: Outside;
let issued: string;

beforeAll(async () => {
  studio = await openStudio();
  owner = await developer(studio, 'reader', studio.app.orgId);
  // why: an app without player accounts signs nobody in
  const { AppId } = await answer<{ AppId: string }>(
    ...([
      owner,
      'api',
      'POST',
      '/api/app',
      '-f',
      'ProjectName=发码',
      '-f',
      `OrganizationId=${studio.app.orgId}`,
    ] as const),
  );
  const codes = await answer<{ Items: { Token: string }[] }>(
    ...([
      await staff(studio, 'admin'),
      'api',
      'POST',
      '/api/redeem-token',
      '-f',
      'ServiceName=asset-streaming',
    ] as const),
    ...['-F', 'Credit=5', '-f', `IssuerAppId=${AppId}`],
  );
  issued = codes.Items[0]?.Token ?? '';
});
afterAll(() => studio?.stop());

function typed(...args: string[]): Promise<string> {
  const env = {
    ...{ PATH: process.env.PATH, HOME: owner.folder, UOS_CONFIG_DIR: join(owner.folder, 'config'), NO_COLOR: '1' },
    ...{ UOS_LANG: 'zh', UOS_ORIGIN: studio.platform.origin, UOS_NO_KEYRING: '1', UOS_NO_UPDATE_NOTIFIER: '1' },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--conditions=uos:source', MAIN, 'api', ...args], { env }, (_error, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    );
  });
}

describe('a refusal of the server', () => {
  it.each([
    ['地址不能为空', () => ['GET', '/base/tools/ping', '-f', 'address=']],
    ['发布信息无效', () => ['POST', `/api/wind/${studio.app.id}/publish`, '-f', 'Platform=steam']],
    ['兑换码兑换失败', () => ['POST', `/api/app/${studio.app.id}/redeem-token`, '-f', `Token=${issued}`]],
    ['兑换码不存在', () => ['POST', `/api/app/${studio.app.id}/redeem-token`, '-f', 'Token=UOS-0000']],
    ['交易ID无效', () => ['GET', '/api/transactions/0f8fad5b-d9cb-469f-a165-708677289501']],
    ['未选择月份', () => ['GET', `/api/organizations/${studio.app.orgId}/bills`]],
    ['支付宝金额无效', () => ['POST', '/api/alipay', '-f', `OrganizationId=${studio.app.orgId}`, '-F', 'Amount=0']],
  ] as const)('reads %s', async (chinese, args) => {
    expect(await typed(...args())).toContain(`原因: ${chinese}`);
  });
});
