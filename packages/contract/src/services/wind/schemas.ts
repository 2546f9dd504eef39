// Publishing to stores and mini-game hosts. Source: wire/data-and-tools.md 1.7 (WindPublish, WindConfig).

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { address, entity, field, flag, id, lineIfAny, secret, text, time } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';
import { md5Hex } from '../../rules/names/names.ts';

const refused = { error: 'invalid publish info' };

export const WindPlatform = enumOf(labels.windPublish.platform, refused);
export const WindAction = enumOf(labels.windPublish.action, refused);
export const WindStatus = enumOf(labels.windPublish.status);

export const WindPublish = entity(
  z.object({
    Id: id('wind.publish', '发布 ID', 'Publish id'),
    AppId: id('app.app', '应用 ID', 'App'),
    Platform: field(WindPlatform, '平台', 'Store or host'),
    Action: field(WindAction, '操作', 'What was asked for'),
    Version: text('版本', 'Version of the game, or empty'),
    PackageUrl: text('安装包地址', 'Package, or empty'),
    PackageHash: text('安装包哈希', 'MD5 of the package, or empty'),
    UpdateNote: text('更新说明', 'What players read, or empty'),
    Status: field(WindStatus, '状态', 'Pending, Uploading, Submitted, Published; Failed from any of the first three'),
    Message: text('消息', 'What the store said, or empty'),
    CreatedBy: text('创建者 ID', 'Who asked'),
    CreatedAt: time('创建时间', 'Time of the request'),
    UpdatedAt: time('更新时间', 'Time of the last step'),
  }),
  {
    id: 'WindPublish',
    zh: '发布记录',
    en: 'A game that is brought to a store or host',
    columns: ['Id', 'Platform', 'Action', 'Version', 'Status', 'Message', 'CreatedAt'],
    key: 'Id',
  },
);

// why: read, all but the last 4 characters are masked; written, a masked or missing one keeps the stored one
const key = (zh: string, en: string) => secret(zh, `${en}; masked when read, kept where masked or absent`);
const enabled = flag('启用', 'The channel is in use');

const weixin = z.object({
  enabled,
  weixin_appId: text('微信 AppID', 'App id at WeChat'),
  weixin_appSecret: key('微信密钥', 'App secret at WeChat'),
  weixin_appKey: key('微信支付密钥', 'App key at WeChat'),
});
const douyin = z.object({
  enabled,
  douyin_appId: text('抖音 AppID', 'App id at Douyin'),
  douyin_appSecret: key('抖音密钥', 'App secret at Douyin'),
  douyin_token: key('抖音令牌', 'Token for the callbacks of Douyin'),
});
const kuaishou = z.object({
  enabled,
  kuaishou_appId: text('快手 AppID', 'App id at Kuaishou'),
  kuaishou_appSecret: key('快手密钥', 'App secret at Kuaishou'),
});
const jd = z.object({
  enabled,
  jd_appId: text('京东 AppID', 'App id at JD'),
  jd_appSecret: key('京东密钥', 'App secret at JD'),
});
const tuanjieHost = z.object({
  enabled,
  tj_host_appId: text('团结宿主 AppID', 'App id at the Tuanjie host'),
  tj_host_appSecret: key('团结宿主密钥', 'App secret at the Tuanjie host'),
});

const client = z.object({
  clientId: text('客户端 ID', 'Client id at the store'),
  clientSecret: key('客户端密钥', 'Client secret at the store'),
});
const vivo = z.object({
  accessKey: text('访问 ID', 'Access key at the store'),
  accessSecret: key('访问密钥', 'Access secret at the store'),
});
const xiaomi = z.object({
  userName: lineIfAny(200, '账号', 'Account at the store'),
  privateKey: key('私钥', 'Private key at the store'),
});

const callbackUrl = text('回调地址', 'Where the hosts report payments, or empty');

export const WindConfig = entity(
  z.object({
    weixin: field(weixin, '微信小游戏', 'Mini games of WeChat'),
    douyin: field(douyin, '抖音小游戏', 'Mini games of Douyin'),
    kuaishou: field(kuaishou, '快手小游戏', 'Mini games of Kuaishou'),
    jd: field(jd, '京东小程序', 'Mini programs of JD'),
    tj_host: field(tuanjieHost, '团结宿主', 'The Tuanjie host'),
    cp_callback_url: callbackUrl,
    stores: field(
      z.object({
        oppo: field(client, 'OPPO 应用商店', 'Store of OPPO'),
        vivo: field(vivo, 'vivo 应用商店', 'Store of vivo'),
        huawei: field(client, '华为应用市场', 'Store of Huawei'),
        xiaomi: field(xiaomi, '小米应用商店', 'Store of Xiaomi'),
        taptap: field(client, 'TapTap 商店', 'Store of TapTap'),
      }),
      '应用商店',
      'Accounts at the stores',
    ),
  }),
  { id: 'WindConfig', zh: '发布配置', en: 'The accounts of an app at stores and mini-game hosts' },
);

const configChange = z.object({
  weixin: field(weixin.partial().optional(), '微信小游戏', 'Mini games of WeChat'),
  douyin: field(douyin.partial().optional(), '抖音小游戏', 'Mini games of Douyin'),
  kuaishou: field(kuaishou.partial().optional(), '快手小游戏', 'Mini games of Kuaishou'),
  jd: field(jd.partial().optional(), '京东小程序', 'Mini programs of JD'),
  tj_host: field(tuanjieHost.partial().optional(), '团结宿主', 'The Tuanjie host'),
  cp_callback_url: address(2048, '回调地址', 'Where the hosts report payments, or empty').optional(),
  stores: field(
    z
      .object({
        oppo: field(client.partial().optional(), 'OPPO 应用商店', 'Store of OPPO'),
        vivo: field(vivo.partial().optional(), 'vivo 应用商店', 'Store of vivo'),
        huawei: field(client.partial().optional(), '华为应用市场', 'Store of Huawei'),
        xiaomi: field(xiaomi.partial().optional(), '小米应用商店', 'Store of Xiaomi'),
        taptap: field(client.partial().optional(), 'TapTap 商店', 'Store of TapTap'),
      })
      .optional(),
    '应用商店',
    'Accounts at the stores',
  ),
});

export const WindPublishCreate = z.object({
  Platform: field(WindPlatform, '平台', 'update-game: vivo, huawei, oppo or taptap'),
  Action: field(WindAction.optional(), '操作', 'Default update-game; config only stores Config'),
  Version: field(z.string(refused).min(1, refused).max(64, refused).optional(), '版本', 'Needed for update-game'),
  PackageUrl: field(
    z
      .string(refused)
      .max(2048, refused)
      .regex(/^https?:\/\/\S+$/, refused)
      .optional(),
    '安装包地址',
    'Needed for update-game',
  ),
  PackageHash: field(z.string(refused).regex(md5Hex.pattern, refused).optional(), '安装包哈希', md5Hex.en),
  UpdateNote: field(z.string(refused).max(5000, refused).optional(), '更新说明', 'What players read'),
  Config: field(configChange.optional(), '发布配置', 'Accounts to store; what is absent is kept'),
});

export const WindPublishPage = totalItems(WindPublish).extend({
  Config: field(WindConfig, '发布配置', 'Accounts at stores and hosts, secrets masked'),
});
