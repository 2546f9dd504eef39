// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 操作记录 · Something that was done to an app or organisation */
export interface AlertRecord {
  /** 记录 ID · Record id */
  Id: string;
  /** 服务 · Internal name of the service, or uos */
  serviceName: string;
  /** 操作 · What was done */
  operation: string;
  /** 标题 · Title of the alert */
  title: string;
  /** 模板 · Template of the message */
  template: string;
  /** 操作人 · Who did it */
  userName: string;
  /** 应用 ID · App it was done to */
  appId?: string;
  /** 应用名称 · Name of that app */
  appName?: string;
  /** 组织 ID · Organisation it was done to */
  orgId?: string;
  /** 组织 · Name of that organisation */
  orgName?: string;
  /** 操作人类型 · What the one who did it signed in as */
  actor: 'user' | 'operator' | 'billing' | 'app' | (string & {});
  /** 对象 · Id or name of what it was done to, below the app or organisation; or empty */
  target: string;
  /** 英文标题 · Title in English; absent for records that were reported */
  titleEn?: string;
  /** 请求 ID · Request of which it was the effect; empty for records that were reported */
  requestId: string;
  /** 变更 · Fields that changed; secrets are never among the values */
  changes: {
    /** 字段 · Name of the field, as it stands in the call */
    field: string;
    /** 字段名称 · Chinese title of the field, where it has one */
    label?: string;
    /** 原值 · Value before, JSON where it is no text; absent where it was not set */
    before?: string;
    /** 新值 · Value after, JSON where it is no text; absent where it was removed */
    after?: string;
    /** 原值说明 · The value before in words, where it is one of an enum */
    beforeWords?: {
      /** 中文 · In Chinese */
      zh: string;
      /** 英文 · In English */
      en: string;
    };
    /** 新值说明 · The value after in words, where it is one of an enum */
    afterWords?: {
      /** 中文 · In Chinese */
      zh: string;
      /** 英文 · In English */
      en: string;
    };
  }[];
  /** 时间 · Time of the record */
  CreatedAt: string;
}

/** 邮件 · A mail that the platform has sent */
export interface Mail {
  /** 邮件 ID · Mail id */
  Id: string;
  /** 收件人 · Addresses */
  To: string[];
  /** 主题 · Subject */
  Subject: string;
  /** 内容 · Body */
  Content: string;
  /** 模板 · Template it was made from, or empty */
  Template: string;
  /** 时间 · Time it was handed over */
  CreatedAt: string;
  /** 送达邮件服务器的时间 · Time a mail server took it; null where none has */
  SentAt: string | null;
}

/** 群监控 · A chat group that is told what happens to an app */
export interface Monitor {
  /** 监控 ID · Monitor id */
  Id: string;
  /** 应用 ID · App */
  AppId: string;
  /** 应用名称 · Name of the app */
  ProjectName: string;
  /** 群 ID · Chat group that is told */
  ChatId: string;
  /** 名称 · Name */
  Name: string;
  /** 前缀 · Put before each message, or empty */
  Prefix: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
}

export interface RecordsListInput {
  /** 应用 ID · Only of this app */
  appId?: string;
  /** 组织 ID · Only of this organisation */
  orgId?: string;
  /** 服务 · Only of this service */
  serviceName?: string;
  /** 操作 · Only this operation */
  operation?: string;
  /** 对象 · Only what was done to this thing: its id, and the names it has had */
  target?: string[];
  /** 操作人 · Only by those whose name contains this */
  userName?: string;
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface RecordsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: AlertRecord[];
}

export interface RecordsCreateInput {
  /** 服务 · Internal name of the service, or uos */
  serviceName: string;
  /** 应用 ID · App it was done to; or an organisation */
  appId?: string;
  /** 应用名称 · Name of that app */
  appName?: string;
  /** 组织 ID · Organisation it was done to; or an app */
  orgId?: string;
  /** 组织 · Name of that organisation */
  orgName?: string;
  /** 操作 · What was done */
  operation: string;
  /** 标题 · Title of the alert */
  title: string;
  /** 模板 · Template of the message */
  template: string;
  /** 操作人 · Who did it */
  userName: string;
}

export interface RecordsCreateReply {
  /** 记录 ID · Record id */
  Id: string;
}

export interface RecordsReportInput {
  /** 服务 · Internal name of the service, or uos */
  serviceName: string;
  /** 应用 ID · App it was done to; or an organisation */
  appId?: string;
  /** 应用名称 · Name of that app */
  appName?: string;
  /** 组织 ID · Organisation it was done to; or an app */
  orgId?: string;
  /** 组织 · Name of that organisation */
  orgName?: string;
  /** 操作 · What was done */
  operation: string;
  /** 标题 · Title of the alert */
  title: string;
  /** 模板 · Template of the message */
  template: string;
  /** 操作人 · Who did it */
  userName: string;
}

export interface RecordsReportReply {
  /** 记录 ID · Record id */
  Id: string;
}

export interface MailsSendInput {
  /** 收件人 · Addresses */
  To: string[];
  /** 主题 · Subject */
  Subject: string;
  /** 内容 · Body */
  Content: string;
  /** 模板 · Template to put the body into */
  Template?: string;
}

export interface MailsSendReply {
  /** 邮件 ID · Mail id */
  Id: string;
}

export interface MailsOutboxInput {
  /** 收件人 · Only to this address */
  to?: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface MailsOutboxReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Mail[];
}

export interface MonitorsListInput {
  /** 应用 ID · Only of this app */
  appId?: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface MonitorsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Monitor[];
}

export interface MonitorsCreateInput {
  /** 应用 ID · App to watch */
  AppId: string;
  /** 群 ID · Chat group to tell */
  ChatId: string;
  /** 名称 · Name */
  Name: string;
  /** 前缀 · Put before each message */
  Prefix?: string;
}

export interface MonitorsRemoveInput {
  /** 监控 ID · Monitor id */
  Id: string;
}

export interface RecordsCalls {
  /**
   * List what was done, newest first.
   *
   * 列出操作记录。
   *
   * `GET /api/operation/history` · assumed · "error to get app" · "error to get org info" · "invalid parameters"
   */
  readonly list: ListCall<RecordsListInput | undefined, AlertRecord, RecordsListReply>;
  /**
   * Record what an operator did.
   *
   * 记录运营操作。
   *
   * `POST /api/operation/history` · spec · "serviceName is required" · "invalid parameters"
   */
  create(input: RecordsCreateInput, options?: CallOptions): Promise<RecordsCreateReply>;
  /**
   * Record what was done to the app of the credential.
   *
   * 记录自身应用的操作。
   *
   * `POST /service/operation/history` · spec · "serviceName is required" · "error to get app" · "invalid parameters"
   */
  report(input: RecordsReportInput, options?: CallOptions): Promise<RecordsReportReply>;
}

export interface MailsCalls {
  /**
   * Send a mail.
   *
   * 发送邮件。
   *
   * `POST /api/send-mail` · assumed · "invalid parameters"
   */
  send(input: MailsSendInput, options?: CallOptions): Promise<MailsSendReply>;
  /**
   * List the mail of a self-hosted platform, newest first.
   *
   * 列出已发送的邮件。
   *
   * `GET /local/outbox` · assumed · "invalid parameters"
   */
  readonly outbox: ListCall<MailsOutboxInput | undefined, Mail, MailsOutboxReply>;
}

export interface MonitorsCalls {
  /**
   * List the chat groups that are told about apps.
   *
   * 列出群监控。
   *
   * `GET /api/app/wechat-monitors` · assumed · "failed to get monitors" · "invalid parameters"
   */
  readonly list: ListCall<MonitorsListInput | undefined, Monitor, MonitorsListReply>;
  /**
   * Tell a chat group about an app.
   *
   * 创建群监控。
   *
   * `POST /api/wechat-monitor` · assumed · "error to get app" · "invalid prefix" · "invalid parameters"
   */
  create(input: MonitorsCreateInput, options?: CallOptions): Promise<Monitor>;
  /**
   * Stop to tell a chat group.
   *
   * 删除群监控。
   *
   * `DELETE /api/wechat-monitor` · assumed · "invalid parameters"
   */
  remove(input: MonitorsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

/** 操作告警 · Alerts */
export interface AlertCalls {
  readonly records: RecordsCalls;
  readonly mails: MailsCalls;
  readonly monitors: MonitorsCalls;
}

export const alertTable: ServiceTable<AlertCalls> = {
  name: 'alert',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    records: {
      list: { route: 'GET /api/operation/history', paging: 'total-items' },
      create: { route: 'POST /api/operation/history', body: true, accepts: 'operator' },
      report: { route: 'POST /service/operation/history', body: true, accepts: 'app' },
    },
    mails: {
      send: { route: 'POST /api/send-mail', body: true, accepts: 'operator' },
      outbox: { route: 'GET /local/outbox', paging: 'total-items', accepts: 'operator' },
    },
    monitors: {
      list: { route: 'GET /api/app/wechat-monitors', paging: 'total-items' },
      create: { route: 'POST /api/wechat-monitor', body: true },
      remove: { route: 'DELETE /api/wechat-monitor', body: true },
    },
  },
};
