// Saves the file of an issued invoice.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { platformLabels } from '@uos/contract/labels';
import { checkDryWrite } from '../../connection/dry-run.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, orgFilterOf } from '../org/organizations.ts';
import { INVOICE_ARG, invoiceOf } from './invoices.ts';

export default defineCommand({
  id: 'invoice download',
  web: '/apps/bill',
  summary: { zh: '下载已开具的发票', en: 'Download an issued invoice' },
  args: INVOICE_ARG,
  flags: {
    output: {
      type: 'string',
      short: 'o',
      value: 'file|-',
      text: { zh: '文件名，默认“发票号码.pdf”，- 为标准输出', en: 'File; its number unless given, - for stdout' },
    },
    ...ORG_FLAG,
  },
  examples: [
    {
      text: { zh: '存到当前目录', en: 'Into this folder' },
      line: 'uos invoice download 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
      shows: ['billing.invoices.file'],
    },
    {
      text: { zh: '指定文件名', en: 'Under a name of its own' },
      line: 'uos invoice download 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e -o 2026-10.pdf',
    },
  ],
  output: {
    columns: [
      { field: 'file', title: { zh: '文件', en: 'File' } },
      { field: 'bytes', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'invoiceNumber', title: { zh: '发票号码', en: 'Number' } },
    ],
    fields: ['file', 'bytes', 'invoiceNumber', 'amount'],
  },
  exits: { 6: { zh: '还没有开具', en: 'not issued yet' } },
  async run(ctx) {
    const billing = await ctx.uos.service('billing');
    const invoice = await invoiceOf(ctx, billing, {
      id: ctx.args.invoice,
      ...(await orgFilterOf(ctx, ctx.flags.org)),
    });
    const { Id, Status, Format, InvoiceNumber, FileUrl, Amount } = invoice;
    if (Status !== 'Finished' || FileUrl === '') {
      const state = platformLabels.invoice.status[Status as keyof typeof platformLabels.invoice.status];
      throw new CliError('not-issued', {
        exit: EXIT.conflict,
        what: () => ctx.say({ zh: '这张发票还没有文件。', en: 'This invoice has no file.' }),
        why: () => state?.[ctx.lang] ?? Status,
        next: `uos invoice get ${Id}`,
      });
    }
    const bytes = await contentOf(FileUrl);
    const { output = `${InvoiceNumber.replace(/[^\w.-]+/g, '-') || Id}.${Format.toLowerCase()}` } = ctx.flags;
    if (output === '-') {
      ctx.io.stdout.write(bytes);
      return undefined;
    }
    const file = resolve(ctx.io.cwd, output);
    checkDryWrite(ctx.env, file);
    writeFileSync(file, bytes);
    return { file, bytes: bytes.length, invoiceNumber: InvoiceNumber, amount: Amount };

    async function contentOf(url: string): Promise<Uint8Array> {
      const address = new URL(url, `${ctx.uos.origin}/`);
      if (address.pathname === `/api/invoices/${Id}/file`) {
        return await billing.invoices.file({ id: Id });
      }
      // why: only the platform itself is told who asks; a file elsewhere has an address that is enough
      const headers = address.origin === new URL(ctx.uos.origin).origin ? await proof() : {};
      const answer = await fetch(address, { headers, signal: ctx.signal });
      if (!answer.ok) {
        throw new CliError('no-file', {
          exit: answer.status === 404 ? EXIT.notFound : EXIT.failed,
          what: () => ctx.say({ zh: '发票文件取不到。', en: 'The file of the invoice cannot be fetched.' }),
          why: () => `HTTP ${answer.status} ${address.origin}${address.pathname}`,
          status: answer.status,
        });
      }
      return new Uint8Array(await answer.arrayBuffer());
    }

    async function proof(): Promise<Record<string, string>> {
      const { proofFor } = await import('../../connection/client.ts');
      return { ...(await proofFor(ctx.uos.parts).headers({ accepts: 'session', base: 'platform' })) };
    }
  },
});
