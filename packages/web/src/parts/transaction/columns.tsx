// The columns that every list of transactions has.
import { label, platformLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { Transaction } from '@uos/sdk/browser';
import { columnKinds } from '../../kit/list/columns/column.tsx';
import { text } from './text.zh.ts';
import { signedYuan, transactionKind } from './transaction.ts';

const labels = platformLabels.transaction;
const c = columnKinds<Transaction>();

const methodTitle = ({ Method }: Transaction): string => label(labels.method, Method).zh;

export const transactionParts = {
  kind: c.own('Type', text.kind, transactionKind, { value: transactionKind, width: 150 }),
  amount: c.own('Amount', text.amount, (row) => formatYuan(signedYuan(row)), { value: signedYuan, align: 'right' }),
  status: c.status('Status', text.status, labels.status),
  method: c.own('Method', text.method, methodTitle, { value: methodTitle, width: 110 }),
};
