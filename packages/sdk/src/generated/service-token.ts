// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 服务令牌 · What a machine proves itself with to the platform */
export interface ServiceToken {
  /** 令牌 ID · Token id */
  Id: string;
  /** 名称 · Unique name */
  Name: string;
  /** 服务 · Who uses it */
  ServiceName: 'uos' | 'bluecloud' | 'bluecloud-BM' | 'multiverse' | 'usync' | 'passport' | 'matchmaking' | 'remote-config' | 'save' | 'storage' | 'hello' | (string & {});
  /** 令牌 · Sent as Authorization: Bearer; whole only when it is made */
  Token: string;
  /** 创建者 · Operator who made it */
  CreatedBy: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last regeneration */
  UpdatedAt: string;
  /** 上次使用 · Last call with it */
  LastUsedAt: string | null;
}

export interface ListInput {
  /** 服务 · Only of this service */
  serviceName?: 'uos' | 'bluecloud' | 'bluecloud-BM' | 'multiverse' | 'usync' | 'passport' | 'matchmaking' | 'remote-config' | 'save' | 'storage' | 'hello';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface ListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: ServiceToken[];
}

export interface GenerateInput {
  /** 名称 · Only groups of letters and digits joined by single hyphens; at most 64 characters */
  Name: string;
  /** 服务 · Who will use it */
  ServiceName: 'uos' | 'bluecloud' | 'bluecloud-BM' | 'multiverse' | 'usync' | 'passport' | 'matchmaking' | 'remote-config' | 'save' | 'storage' | 'hello';
}

export interface RegenerateInput {
  /** 令牌 ID · Token id */
  id: string;
}

export interface RemoveInput {
  /** 令牌 ID · Token id */
  id: string;
}

/** 服务令牌 · Service tokens */
export interface ServiceTokenCalls {
  /**
   * List service tokens, their text masked.
   *
   * 列出服务令牌。
   *
   * `GET /api/service-token` · assumed · "invalid service name" · "invalid parameters"
   */
  readonly list: ListCall<ListInput | undefined, ServiceToken, ListReply>;
  /**
   * Make a service token, shown once.
   *
   * 生成服务令牌，仅显示一次。
   *
   * `POST /api/service-token/generate` · assumed · "invalid service token name" · "invalid service name"
   */
  generate(input: GenerateInput, options?: CallOptions): Promise<ServiceToken>;
  /**
   * Replace the text of a token; the old one stops at once.
   *
   * 重新生成服务令牌，旧令牌立即失效。
   *
   * `POST /api/service-token/{id}/regenerate` · assumed · "invalid service token id"
   */
  regenerate(input: RegenerateInput, options?: CallOptions): Promise<ServiceToken>;
  /**
   * Delete a service token.
   *
   * 删除服务令牌。
   *
   * `DELETE /api/service-token/{id}` · spec · "invalid service token id"
   */
  remove(input: RemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export const serviceTokenTable: ServiceTable<ServiceTokenCalls> = {
  name: 'serviceToken',
  base: 'platform',
  accepts: 'operator',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    list: { route: 'GET /api/service-token', paging: 'total-items' },
    generate: { route: 'POST /api/service-token/generate', body: true },
    regenerate: { route: 'POST /api/service-token/{id}/regenerate' },
    remove: { route: 'DELETE /api/service-token/{id}' },
  },
};
