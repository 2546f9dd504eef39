// The file of an issued invoice, drawn anew from its row whenever it is asked for: an issued invoice does not change.
import type { FileReply } from '#kernel/call/call';
import { invoicePaper, type Seller } from './invoice-paper/invoice-paper.ts';
import { pdfOf } from './invoice-paper/pdf.ts';
import type { InvoiceView } from './store/invoices.ts';

/** In the format that was applied for. */
export async function invoiceFile(invoice: InvoiceView, seller: Seller): Promise<FileReply> {
  const paper = invoicePaper(invoice, seller);
  const createdAt = new Date(invoice.issued_at ?? invoice.updated_at);
  const name = `发票-${invoice.invoice_number}`;
  if (invoice.format === 'OFD') {
    const { ofdOf } = await import('./invoice-paper/ofd.ts');
    return { name: `${name}.ofd`, type: 'application/ofd', bytes: ofdOf(paper, { id: invoice.id, createdAt }) };
  }
  return { name: `${name}.pdf`, type: 'application/pdf', bytes: await pdfOf(paper, createdAt) };
}
