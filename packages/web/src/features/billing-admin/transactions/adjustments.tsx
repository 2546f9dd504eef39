// Deposits, adjustments and refunds of every organisation, and the decisions on them.
import { Page } from '../../../kit/page/page.tsx';
import { CreateTransaction } from './create-transaction.tsx';
import { text } from './text.zh.ts';
import { TransactionRows } from './transaction-rows.tsx';

export default function Adjustments() {
  const create = <CreateTransaction type="Adjustment" />;
  return (
    <Page title={text.adjustments} help={text.adjustmentsHelp} actions={create}>
      <TransactionRows create={create} />
    </Page>
  );
}
