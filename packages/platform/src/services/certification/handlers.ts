// Certification of enterprises: an organisation applies, an operator or billing administrator decides.
// Source: wire/cdn-and-platform.md 2.2 (EnterpriseCertification), 2.3.6.

import type { certification } from '@uos/contract';
import { platformTransitions, stepTo } from '@uos/contract/labels';
import { isOwnFileUrl } from '#core/files/files';
import { maySeeMoney, payingOrg } from '#core/money/payer';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetCountPage } from '#kernel/call/paging';
import {
  approveOrganization,
  type CertificationView,
  changeCertification,
  findCertification,
  insertCertification,
  listCertifications,
  type StepOutcome,
} from './store.ts';

const { status } = platformTransitions.certification;

export const certificationHandlers: Handlers<typeof certification> = {
  async list(call) {
    const filter = { orgId: await payingOrg(call, call.input.orgId), status: call.input.status };
    const { rows, total } = await listCertifications(call.db, filter, offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map(reply) };
  },
  async create(call) {
    const { OrganizationId, CompanyName, CreditCode, LicenseImageUrl, LegalPerson } = call.input;
    if (!(await isOwnOrg(call, OrganizationId))) {
      throw call.refuse('invalid', 'invalid organization id');
    }
    await refuseForeignLicense(call, LicenseImageUrl);
    const id = call.ports.ids.uuid();
    const inserted = await insertCertification(call.db, {
      id,
      org_id: OrganizationId,
      company_name: CompanyName,
      credit_code: CreditCode,
      license_image_url: LicenseImageUrl,
      legal_person: LegalPerson,
      contact_name: call.input.ContactName,
      contact_phone: call.input.ContactPhone,
      contact_email: call.input.ContactEmail,
      bank_name: call.input.BankName ?? '',
      bank_account: call.input.BankAccount ?? '',
      status: 'Pending',
      reason: '',
      created_by: call.actor.id,
      reviewed_by: '',
      reviewed_at: null,
      created_at: call.now,
      updated_at: call.now,
    });
    if (!inserted) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['the organisation has a certification already'] });
    }
    call.note({ orgId: OrganizationId, target: CompanyName });
    return reply(await requireCertification(call, id));
  },
  async get(call) {
    return reply(await requireCertification(call, call.input.id));
  },
  async update(call) {
    const { id, CompanyName, CreditCode, LicenseImageUrl, LegalPerson, BankName, BankAccount } = call.input;
    const found = await requireCertification(call, id);
    await refuseForeignLicense(call, LicenseImageUrl);
    const outcome = await changeCertification(call.db, id, {
      from: stepTo(status, 'Pending', 'certification.update').from,
      change: {
        company_name: CompanyName,
        credit_code: CreditCode,
        license_image_url: LicenseImageUrl,
        legal_person: LegalPerson,
        contact_name: call.input.ContactName,
        contact_phone: call.input.ContactPhone,
        contact_email: call.input.ContactEmail,
        bank_name: BankName,
        bank_account: BankAccount,
        // why: a refused one that was mended waits for a decision again
        status: 'Pending',
        reason: '',
        updated_at: call.now,
      },
    });
    return finished(call, found, outcome);
  },
  async approve(call) {
    const found = await requireCertification(call, call.input.id);
    const outcome = await changeCertification(call.db, found.id, {
      from: stepTo(status, 'Approved').from,
      change: { status: 'Approved', reason: call.input.Reason ?? '', ...decided(call) },
      revision: call.input.Revision,
    });
    if (outcome === 'done') {
      const approved = await requireCertification(call, found.id);
      await approveOrganization(call.db, found.org_id, approved.company_name);
    }
    return finished(call, found, outcome);
  },
  async invalidate(call) {
    const found = await requireCertification(call, call.input.id);
    const outcome = await changeCertification(call.db, found.id, {
      from: stepTo(status, 'Invalid').from,
      change: { status: 'Invalid', reason: call.input.Reason ?? '', ...decided(call) },
      revision: call.input.Revision,
    });
    return finished(call, found, outcome);
  },
};

function decided(call: Call) {
  return { reviewed_by: call.actor.name, reviewed_at: call.now, updated_at: call.now };
}

async function finished(call: Call, before: CertificationView, outcome: StepOutcome) {
  if (outcome === 'changed') {
    throw call.refuse('precondition', 'changed since it was read', { status: 409 });
  }
  if (outcome !== 'done') {
    const detail = outcome === 'taken' ? 'the organisation has another one' : `the certification is ${before.status}`;
    throw call.refuse('invalid', 'invalid parameters', { details: [detail] });
  }
  call.note({ orgId: before.org_id, target: before.company_name, before: reply(before) });
  return reply(await requireCertification(call, before.id));
}

async function refuseForeignLicense(call: Call, url: string | undefined): Promise<void> {
  if (url !== undefined && !(await isOwnFileUrl(call, url))) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['LicenseImageUrl: no such file of yours'] });
  }
}

async function isOwnOrg(call: Call, orgId: string): Promise<boolean> {
  const row = await call.db.selectFrom('organizations').select('id').where('id', '=', orgId).executeTakeFirst();
  return row !== undefined && (await maySeeMoney(call, orgId));
}

/** Of another organisation like an unknown one. */
async function requireCertification(call: Call, id: string): Promise<CertificationView> {
  const found = await findCertification(call.db, id);
  if (found === undefined || !(await maySeeMoney(call, found.org_id))) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['no such certification'] });
  }
  return found;
}

function reply(row: CertificationView) {
  return {
    Id: row.id,
    OrganizationId: row.org_id,
    OrganizationName: row.org_name,
    CompanyName: row.company_name,
    CreditCode: row.credit_code,
    LicenseImageUrl: row.license_image_url,
    LegalPerson: row.legal_person,
    ContactName: row.contact_name,
    ContactPhone: row.contact_phone,
    ContactEmail: row.contact_email,
    BankName: row.bank_name,
    BankAccount: row.bank_account,
    Status: row.status,
    Reason: row.reason,
    CreatedBy: row.created_by,
    ReviewedBy: row.reviewed_by,
    ReviewedAt: row.reviewed_at,
    CreatedAt: row.created_at,
    UpdatedAt: row.updated_at,
    Revision: row.revision,
  };
}
