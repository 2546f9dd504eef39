// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 企业认证 · The proof of which company an organisation belongs to */
export interface EnterpriseCertification {
  /** 认证 ID · Certification id */
  Id: string;
  /** 组织 ID · Organisation */
  OrganizationId: string;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** 公司名称 · Registered name */
  CompanyName: string;
  /** 统一社会信用代码 · Unified social credit code */
  CreditCode: string;
  /** 营业执照 · Picture of the business licence */
  LicenseImageUrl: string;
  /** 法定代表人 · Legal representative */
  LegalPerson: string;
  /** 联系人姓名 · Whom to ask */
  ContactName: string;
  /** 联系电话 · Phone number of the contact */
  ContactPhone: string;
  /** 联系邮箱 · E-mail of the contact */
  ContactEmail: string;
  /** 开户行 · Bank of the company, or empty */
  BankName: string;
  /** 银行账号 · Account at that bank, or empty */
  BankAccount: string;
  /** 状态 · Approved by an operator or billing administrator */
  Status: 'Pending' | 'Approved' | 'Invalid' | (string & {});
  /** 原因 · Why it is invalid, or empty */
  Reason: string;
  /** 创建者 ID · Who applied */
  CreatedBy: string;
  /** 审核人 · Who decided, or empty */
  ReviewedBy: string;
  /** 审核时间 · Time of the decision */
  ReviewedAt: string | null;
  /** 创建时间 · Time of the application */
  CreatedAt: string;
  /** 更新时间 · Time of the last change */
  UpdatedAt: string;
  /** 修改次数 · Counts its changes; a decision may name it */
  Revision: number;
}

export interface ListInput {
  /** 组织 ID · Only this organisation; members have to name one of theirs */
  orgId?: string;
  /** 状态 · Only this state */
  status?: 'Pending' | 'Approved' | 'Invalid';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface ListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: EnterpriseCertification[];
}

export interface CreateInput {
  /** 组织 ID · Organisation to certify */
  OrganizationId: string;
  /** 公司名称 · Registered name */
  CompanyName: string;
  /** 统一社会信用代码 · Unified social credit code */
  CreditCode: string;
  /** 营业执照 · URL of the picture of the business licence */
  LicenseImageUrl: string;
  /** 法定代表人 · Legal representative */
  LegalPerson: string;
  /** 联系人姓名 · Whom to ask */
  ContactName: string;
  /** 联系电话 · Phone number of the contact */
  ContactPhone: string;
  /** 联系邮箱 · E-mail of the contact */
  ContactEmail: string;
  /** 开户行 · Bank of the company */
  BankName?: string;
  /** 银行账号 · Account at that bank */
  BankAccount?: string;
}

export interface GetInput {
  /** 认证 ID · Certification id */
  id: string;
}

export interface UpdateInput {
  /** 认证 ID · Certification id */
  id: string;
  /** 公司名称 · Registered name */
  CompanyName?: string;
  /** 统一社会信用代码 · Unified social credit code */
  CreditCode?: string;
  /** 营业执照 · URL of the picture of the business licence */
  LicenseImageUrl?: string;
  /** 法定代表人 · Legal representative */
  LegalPerson?: string;
  /** 联系人姓名 · Whom to ask */
  ContactName?: string;
  /** 联系电话 · Phone number of the contact */
  ContactPhone?: string;
  /** 联系邮箱 · E-mail of the contact */
  ContactEmail?: string;
  /** 开户行 · Bank of the company */
  BankName?: string;
  /** 银行账号 · Account at that bank */
  BankAccount?: string;
}

export interface ApproveInput {
  /** 认证 ID · Certification id */
  id: string;
  /** 原因 · Why */
  Reason?: string;
  /** 所见的修改次数 · As it was read; refused with 409 where it differs */
  Revision?: number;
}

export interface InvalidateInput {
  /** 认证 ID · Certification id */
  id: string;
  /** 原因 · Why */
  Reason?: string;
  /** 所见的修改次数 · As it was read; refused with 409 where it differs */
  Revision?: number;
}

/** 企业认证 · Enterprise certification */
export interface CertificationCalls {
  /**
   * List certifications, newest first.
   *
   * 列出企业认证。
   *
   * `GET /api/enterprise-certification` · assumed · "error to get org info" · "invalid parameters"
   */
  readonly list: ListCall<ListInput | undefined, EnterpriseCertification, ListReply>;
  /**
   * Apply for the certification of an organisation.
   *
   * 申请企业认证。
   *
   * `POST /api/enterprise-certification` · assumed · "invalid organization id" · "invalid parameters"
   */
  create(input: CreateInput, options?: CallOptions): Promise<EnterpriseCertification>;
  /**
   * Read a certification.
   *
   * 查看企业认证。
   *
   * `GET /api/enterprise-certification/{id}` · assumed · "invalid parameters"
   */
  get(input: GetInput, options?: CallOptions): Promise<EnterpriseCertification>;
  /**
   * Change a certification that is not approved.
   *
   * 修改未通过的企业认证。
   *
   * `PUT /api/enterprise-certification/{id}` · assumed · "invalid parameters"
   */
  update(input: UpdateInput, options?: CallOptions): Promise<EnterpriseCertification>;
  /**
   * Approve a certification, and the organisation with it.
   *
   * 通过企业认证。
   *
   * `POST /api/enterprise-certification/{id}/approve` · assumed · "invalid parameters" · "changed since it was read"
   */
  approve(input: ApproveInput, options?: CallOptions): Promise<EnterpriseCertification>;
  /**
   * Invalidate a certification.
   *
   * 作废企业认证。
   *
   * `POST /api/enterprise-certification/{id}/invalidate` · assumed · "invalid parameters" · "changed since it was read"
   */
  invalidate(input: InvalidateInput, options?: CallOptions): Promise<EnterpriseCertification>;
}

export const certificationTable: ServiceTable<CertificationCalls> = {
  name: 'certification',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    list: { route: 'GET /api/enterprise-certification', paging: 'total-items' },
    create: { route: 'POST /api/enterprise-certification', body: true },
    get: { route: 'GET /api/enterprise-certification/{id}' },
    update: { route: 'PUT /api/enterprise-certification/{id}', body: true },
    approve: { route: 'POST /api/enterprise-certification/{id}/approve', body: true, accepts: 'billing' },
    invalidate: { route: 'POST /api/enterprise-certification/{id}/invalidate', body: true, accepts: 'billing' },
  },
};
