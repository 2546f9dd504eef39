// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 咨询单 · A paid question to an expert of the provider */
export interface Ticket {
  /** 咨询单 ID · Ticket id */
  Id: string;
  /** 类型 · What it is about */
  Type: 'crash' | 'performance' | 'proposal' | (string & {});
  /** 标题 · Title */
  Title: string;
  /** 内容 · The question */
  Content: string;
  /** 专家 · Who is asked; empty unless it is about a proposal */
  Expert: '' | 'director' | 'chief' | (string & {});
  /** 时长 · Half hours; 0 where it is paid by session */
  Duration: number;
  /** 费用 · Yuan */
  Fee: number;
  /** 状态 · State */
  Status: 'Pending' | 'Processing' | 'Finished' | 'Cancelled' | (string & {});
  /** 组织 ID · Organisation, or empty */
  OrganizationId: string;
  /** 组织 · Name of the organisation, or empty */
  OrgName: string;
  /** 应用 ID · App, or empty */
  AppId: string;
  /** 联系人 · Whom to call */
  ContactName: string;
  /** 联系电话 · Phone number */
  ContactPhone: string;
  /** 联系邮箱 · E-mail, or empty */
  ContactEmail: string;
  /** 附件 · URLs of files */
  Attachments: string[];
  /** 回复 · Oldest first */
  Replies: {
    /** 回复人 · Who answered */
    UserName: string;
    /** 内容 · The answer */
    Content: string;
    /** 回复时间 · Time of the answer */
    CreatedAt: string;
  }[];
  /** 创建者 ID · Who asked */
  CreatedBy: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last change */
  UpdatedAt: string;
}

/** 公开咨询单 · A ticket as anyone with its link sees it: without contact details */
export interface PublicTicket {
  /** 咨询单 ID · Ticket id */
  Id: string;
  /** 类型 · What it is about */
  Type: 'crash' | 'performance' | 'proposal' | (string & {});
  /** 标题 · Title */
  Title: string;
  /** 内容 · The question */
  Content: string;
  /** 专家 · Who is asked; empty unless it is about a proposal */
  Expert: '' | 'director' | 'chief' | (string & {});
  /** 时长 · Half hours; 0 where it is paid by session */
  Duration: number;
  /** 费用 · Yuan */
  Fee: number;
  /** 状态 · State */
  Status: 'Pending' | 'Processing' | 'Finished' | 'Cancelled' | (string & {});
  /** 组织 ID · Organisation, or empty */
  OrganizationId: string;
  /** 组织 · Name of the organisation, or empty */
  OrgName: string;
  /** 应用 ID · App, or empty */
  AppId: string;
  /** 附件 · URLs of files */
  Attachments: string[];
  /** 回复 · Oldest first */
  Replies: {
    /** 回复人 · Who answered */
    UserName: string;
    /** 内容 · The answer */
    Content: string;
    /** 回复时间 · Time of the answer */
    CreatedAt: string;
  }[];
  /** 创建者 ID · Who asked */
  CreatedBy: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last change */
  UpdatedAt: string;
}

export interface ListInput {
  /** 咨询单 ID · Exact id */
  ticketId?: string;
  /** 组织 · Part of the name of the organisation */
  orgName?: string;
  /** 组织 ID · Exact id of the organisation */
  orgId?: string;
  /** 类型 · Only this type */
  type?: 'crash' | 'performance' | 'proposal';
  /** 状态 · Only this state */
  status?: 'Pending' | 'Processing' | 'Finished' | 'Cancelled';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface ListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Ticket[];
}

export interface CreateInput {
  /** 类型 · What it is about */
  Type: 'crash' | 'performance' | 'proposal';
  /** 标题 · Title */
  Title: string;
  /** 内容 · The question */
  Content: string;
  /** 专家 · Who is asked; needed for a proposal */
  Expert?: 'director' | 'chief';
  /** 时长 · Half hours, for a proposal; default 1 */
  Duration?: number;
  /** 组织 ID · Organisation */
  OrganizationId?: string;
  /** 应用 ID · App */
  AppId?: string;
  /** 联系人 · Whom to call */
  ContactName: string;
  /** 联系电话 · Phone number */
  ContactPhone: string;
  /** 联系邮箱 · E-mail */
  ContactEmail?: string;
  /** 附件 · URLs of uploaded files */
  Attachments?: string[];
}

export interface GetInput {
  /** 咨询单 ID · Ticket id */
  id: string;
}

export interface UpdateInput {
  /** 咨询单 ID · Ticket id */
  id: string;
  /** 状态 · New state */
  Status?: 'Pending' | 'Processing' | 'Finished' | 'Cancelled';
  /** 回复 · An answer to add */
  Reply?: string;
}

export interface ContactUsInput {
  /** 姓名 · Who writes */
  Name: string;
  /** 公司 · Company */
  Company?: string;
  /** 邮箱 · E-mail */
  Email: string;
  /** 电话 · Phone number */
  Phone?: string;
  /** 内容 · The message */
  Content: string;
}

export interface ContactUsReply {
  /** 留言 ID · Message id */
  Id: string;
}

/** 技术咨询 · Consultation */
export interface TicketCalls {
  /**
   * List the own tickets; all of them for an operator.
   *
   * 列出咨询单。
   *
   * `GET /api/tickets` · assumed · "invalid ticket type" · "invalid parameters"
   */
  readonly list: ListCall<ListInput | undefined, Ticket, ListReply>;
  /**
   * Ask an expert.
   *
   * 提交咨询。
   *
   * `POST /api/ticket` · assumed · "invalid ticket type" · "invalid parameters"
   */
  create(input: CreateInput, options?: CallOptions): Promise<Ticket>;
  /**
   * Read a ticket without its contact details.
   *
   * 查看咨询单。
   *
   * `GET /base/ticket/{id}` · assumed · "invalid parameters"
   */
  get(input: GetInput, options?: CallOptions): Promise<PublicTicket>;
  /**
   * Answer a ticket or change its state.
   *
   * 处理咨询单。
   *
   * `PUT /api/ticket/{id}` · assumed · "invalid parameters"
   */
  update(input: UpdateInput, options?: CallOptions): Promise<Ticket>;
  /**
   * Write to the provider.
   *
   * 联系我们。
   *
   * `POST /base/contact-us` · assumed · "invalid parameters"
   */
  contactUs(input: ContactUsInput, options?: CallOptions): Promise<ContactUsReply>;
}

export const ticketTable: ServiceTable<TicketCalls> = {
  name: 'ticket',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    list: { route: 'GET /api/tickets', paging: 'total-items' },
    create: { route: 'POST /api/ticket', body: true },
    get: { route: 'GET /base/ticket/{id}', accepts: 'none' },
    update: { route: 'PUT /api/ticket/{id}', body: true, accepts: 'operator' },
    contactUs: { route: 'POST /base/contact-us', body: true, accepts: 'none' },
  },
};
