// An invoice as callers read it.
import { yuanOf } from '#core/money/fen';
import type { InvoiceView } from './store/invoices.ts';

export function invoiceReply(row: InvoiceView) {
  return {
    Id: row.id,
    TransactionId: row.transaction_id,
    OrganizationId: row.org_id,
    OrganizationName: row.org_name,
    Type: row.type,
    Format: row.format,
    Title: row.title,
    TaxNumber: row.tax_number,
    Address: row.address,
    Phone: row.phone,
    BankName: row.bank_name,
    BankAccount: row.bank_account,
    Amount: yuanOf(row.amount_fen),
    Email: row.email,
    Remark: row.remark,
    Status: row.status,
    InvoiceNumber: row.invoice_number,
    FileUrl: row.file_url,
    Reason: row.reason,
    IssuedAt: row.issued_at,
    CreatedBy: row.created_by,
    CreatedAt: row.created_at,
    UpdatedAt: row.updated_at,
    Revision: row.revision,
  };
}
