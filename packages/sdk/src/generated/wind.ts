// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 发布记录 · A game that is brought to a store or host */
export interface WindPublish {
  /** 发布 ID · Publish id */
  Id: string;
  /** 应用 ID · App */
  AppId: string;
  /** 平台 · Store or host */
  Platform: 'oppo' | 'vivo' | 'huawei' | 'xiaomi' | 'taptap' | 'wechat' | 'tiktok' | 'kuaishou' | (string & {});
  /** 操作 · What was asked for */
  Action: 'update-game' | 'config' | (string & {});
  /** 版本 · Version of the game, or empty */
  Version: string;
  /** 安装包地址 · Package, or empty */
  PackageUrl: string;
  /** 安装包哈希 · MD5 of the package, or empty */
  PackageHash: string;
  /** 更新说明 · What players read, or empty */
  UpdateNote: string;
  /** 状态 · Pending, Uploading, Submitted, Published; Failed from any of the first three */
  Status: 'Pending' | 'Uploading' | 'Submitted' | 'Published' | 'Failed' | (string & {});
  /** 消息 · What the store said, or empty */
  Message: string;
  /** 创建者 ID · Who asked */
  CreatedBy: string;
  /** 创建时间 · Time of the request */
  CreatedAt: string;
  /** 更新时间 · Time of the last step */
  UpdatedAt: string;
}

/** 发布配置 · The accounts of an app at stores and mini-game hosts */
export interface WindConfig {
  /** 微信小游戏 · Mini games of WeChat */
  weixin: {
    /** 启用 · The channel is in use */
    enabled: boolean;
    /** 微信 AppID · App id at WeChat */
    weixin_appId: string;
    /** 微信密钥 · App secret at WeChat; masked when read, kept where masked or absent */
    weixin_appSecret: string;
    /** 微信支付密钥 · App key at WeChat; masked when read, kept where masked or absent */
    weixin_appKey: string;
  };
  /** 抖音小游戏 · Mini games of Douyin */
  douyin: {
    /** 启用 · The channel is in use */
    enabled: boolean;
    /** 抖音 AppID · App id at Douyin */
    douyin_appId: string;
    /** 抖音密钥 · App secret at Douyin; masked when read, kept where masked or absent */
    douyin_appSecret: string;
    /** 抖音令牌 · Token for the callbacks of Douyin; masked when read, kept where masked or absent */
    douyin_token: string;
  };
  /** 快手小游戏 · Mini games of Kuaishou */
  kuaishou: {
    /** 启用 · The channel is in use */
    enabled: boolean;
    /** 快手 AppID · App id at Kuaishou */
    kuaishou_appId: string;
    /** 快手密钥 · App secret at Kuaishou; masked when read, kept where masked or absent */
    kuaishou_appSecret: string;
  };
  /** 京东小程序 · Mini programs of JD */
  jd: {
    /** 启用 · The channel is in use */
    enabled: boolean;
    /** 京东 AppID · App id at JD */
    jd_appId: string;
    /** 京东密钥 · App secret at JD; masked when read, kept where masked or absent */
    jd_appSecret: string;
  };
  /** 团结宿主 · The Tuanjie host */
  tj_host: {
    /** 启用 · The channel is in use */
    enabled: boolean;
    /** 团结宿主 AppID · App id at the Tuanjie host */
    tj_host_appId: string;
    /** 团结宿主密钥 · App secret at the Tuanjie host; masked when read, kept where masked or absent */
    tj_host_appSecret: string;
  };
  /** 回调地址 · Where the hosts report payments, or empty */
  cp_callback_url: string;
  /** 应用商店 · Accounts at the stores */
  stores: {
    /** OPPO 应用商店 · Store of OPPO */
    oppo: {
      /** 客户端 ID · Client id at the store */
      clientId: string;
      /** 客户端密钥 · Client secret at the store; masked when read, kept where masked or absent */
      clientSecret: string;
    };
    /** vivo 应用商店 · Store of vivo */
    vivo: {
      /** 访问 ID · Access key at the store */
      accessKey: string;
      /** 访问密钥 · Access secret at the store; masked when read, kept where masked or absent */
      accessSecret: string;
    };
    /** 华为应用市场 · Store of Huawei */
    huawei: {
      /** 客户端 ID · Client id at the store */
      clientId: string;
      /** 客户端密钥 · Client secret at the store; masked when read, kept where masked or absent */
      clientSecret: string;
    };
    /** 小米应用商店 · Store of Xiaomi */
    xiaomi: {
      /** 账号 · Account at the store */
      userName: string;
      /** 私钥 · Private key at the store; masked when read, kept where masked or absent */
      privateKey: string;
    };
    /** TapTap 商店 · Store of TapTap */
    taptap: {
      /** 客户端 ID · Client id at the store */
      clientId: string;
      /** 客户端密钥 · Client secret at the store; masked when read, kept where masked or absent */
      clientSecret: string;
    };
  };
}

export interface ListInput {
  /** 应用 ID · App */
  appId: string;
  /** 平台 · Only this one */
  platform?: 'oppo' | 'vivo' | 'huawei' | 'xiaomi' | 'taptap' | 'wechat' | 'tiktok' | 'kuaishou';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface ListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: WindPublish[];
  /** Accounts at stores and hosts, secrets masked */
  Config: WindConfig;
}

export interface PublishInput {
  /** 应用 ID · App */
  appId: string;
  /** 平台 · update-game: vivo, huawei, oppo or taptap */
  Platform: 'oppo' | 'vivo' | 'huawei' | 'xiaomi' | 'taptap' | 'wechat' | 'tiktok' | 'kuaishou';
  /** 操作 · Default update-game; config only stores Config */
  Action?: 'update-game' | 'config';
  /** 版本 · Needed for update-game */
  Version?: string;
  /** 安装包地址 · Needed for update-game */
  PackageUrl?: string;
  /** 安装包哈希 · 32 lower-case hexadecimal digits (MD5) */
  PackageHash?: string;
  /** 更新说明 · What players read */
  UpdateNote?: string;
  /** 发布配置 · Accounts to store; what is absent is kept */
  Config?: {
    /** 微信小游戏 · Mini games of WeChat */
    weixin?: {
      /** 启用 · The channel is in use */
      enabled?: boolean;
      /** 微信 AppID · App id at WeChat */
      weixin_appId?: string;
      /** 微信密钥 · App secret at WeChat; masked when read, kept where masked or absent */
      weixin_appSecret?: string;
      /** 微信支付密钥 · App key at WeChat; masked when read, kept where masked or absent */
      weixin_appKey?: string;
    };
    /** 抖音小游戏 · Mini games of Douyin */
    douyin?: {
      /** 启用 · The channel is in use */
      enabled?: boolean;
      /** 抖音 AppID · App id at Douyin */
      douyin_appId?: string;
      /** 抖音密钥 · App secret at Douyin; masked when read, kept where masked or absent */
      douyin_appSecret?: string;
      /** 抖音令牌 · Token for the callbacks of Douyin; masked when read, kept where masked or absent */
      douyin_token?: string;
    };
    /** 快手小游戏 · Mini games of Kuaishou */
    kuaishou?: {
      /** 启用 · The channel is in use */
      enabled?: boolean;
      /** 快手 AppID · App id at Kuaishou */
      kuaishou_appId?: string;
      /** 快手密钥 · App secret at Kuaishou; masked when read, kept where masked or absent */
      kuaishou_appSecret?: string;
    };
    /** 京东小程序 · Mini programs of JD */
    jd?: {
      /** 启用 · The channel is in use */
      enabled?: boolean;
      /** 京东 AppID · App id at JD */
      jd_appId?: string;
      /** 京东密钥 · App secret at JD; masked when read, kept where masked or absent */
      jd_appSecret?: string;
    };
    /** 团结宿主 · The Tuanjie host */
    tj_host?: {
      /** 启用 · The channel is in use */
      enabled?: boolean;
      /** 团结宿主 AppID · App id at the Tuanjie host */
      tj_host_appId?: string;
      /** 团结宿主密钥 · App secret at the Tuanjie host; masked when read, kept where masked or absent */
      tj_host_appSecret?: string;
    };
    /** 回调地址 · Where the hosts report payments, or empty */
    cp_callback_url?: string;
    /** 应用商店 · Accounts at the stores */
    stores?: {
      /** OPPO 应用商店 · Store of OPPO */
      oppo?: {
        /** 客户端 ID · Client id at the store */
        clientId?: string;
        /** 客户端密钥 · Client secret at the store; masked when read, kept where masked or absent */
        clientSecret?: string;
      };
      /** vivo 应用商店 · Store of vivo */
      vivo?: {
        /** 访问 ID · Access key at the store */
        accessKey?: string;
        /** 访问密钥 · Access secret at the store; masked when read, kept where masked or absent */
        accessSecret?: string;
      };
      /** 华为应用市场 · Store of Huawei */
      huawei?: {
        /** 客户端 ID · Client id at the store */
        clientId?: string;
        /** 客户端密钥 · Client secret at the store; masked when read, kept where masked or absent */
        clientSecret?: string;
      };
      /** 小米应用商店 · Store of Xiaomi */
      xiaomi?: {
        /** 账号 · Account at the store */
        userName?: string;
        /** 私钥 · Private key at the store; masked when read, kept where masked or absent */
        privateKey?: string;
      };
      /** TapTap 商店 · Store of TapTap */
      taptap?: {
        /** 客户端 ID · Client id at the store */
        clientId?: string;
        /** 客户端密钥 · Client secret at the store; masked when read, kept where masked or absent */
        clientSecret?: string;
      };
    };
  };
}

/** 小游戏发行 · Publishing */
export interface WindCalls {
  /**
   * List what was published, newest first, with the configuration.
   *
   * 列出发布记录。
   *
   * `GET /api/wind/{appId}/publish` · assumed · "error to get app" · "invalid publish info"
   */
  readonly list: ListCall<ListInput, WindPublish, ListReply>;
  /**
   * Publish a game, or store the configuration.
   *
   * 发布游戏或保存发布配置。
   *
   * `POST /api/wind/{appId}/publish` · assumed · "error to get app" · "invalid publish info"
   */
  publish(input: PublishInput, options?: CallOptions): Promise<WindPublish>;
}

export const windTable: ServiceTable<WindCalls> = {
  name: 'wind',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    list: { route: 'GET /api/wind/{appId}/publish', paging: 'total-items' },
    publish: { route: 'POST /api/wind/{appId}/publish', body: true },
  },
};
