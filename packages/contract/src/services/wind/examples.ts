// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

export const windPublish: z.output<typeof s.WindPublish> = {
  Id: '7e19c0d4-3b85-4f62-a1d7-90c4e6b82f35',
  AppId: app.AppId,
  Platform: 'taptap',
  Action: 'update-game',
  Version: '1.4.0',
  PackageUrl: 'http://127.0.0.1:4180/files/package/lighthouse-1.4.0.apk',
  PackageHash: '5d41402abc4b2a76b9719d911017c592',
  UpdateNote: '新增港口关卡',
  Status: 'Submitted',
  Message: '',
  CreatedBy: user.UserId,
  CreatedAt: '2026-11-18T10:00:00Z',
  UpdatedAt: '2026-11-18T10:04:00Z',
};

const masked = '****9f31';
const none = { clientId: '', clientSecret: '' };

export const windConfig: z.output<typeof s.WindConfig> = {
  weixin: {
    enabled: true,
    weixin_appId: 'wx0000000000000000',
    weixin_appSecret: masked,
    weixin_appKey: masked,
  },
  douyin: { enabled: false, douyin_appId: '', douyin_appSecret: '', douyin_token: '' },
  kuaishou: { enabled: false, kuaishou_appId: '', kuaishou_appSecret: '' },
  jd: { enabled: false, jd_appId: '', jd_appSecret: '' },
  tj_host: { enabled: false, tj_host_appId: '', tj_host_appSecret: '' },
  cp_callback_url: 'https://game.lanternbay.example/callback',
  stores: {
    oppo: none,
    vivo: { accessKey: '', accessSecret: '' },
    huawei: none,
    xiaomi: { userName: '', privateKey: '' },
    taptap: { clientId: 'example-client', clientSecret: masked },
  },
};
