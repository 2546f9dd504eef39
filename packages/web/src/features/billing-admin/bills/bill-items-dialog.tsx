// The lines of one bill.
import { Modal } from '@mantine/core';
import type { Bill } from '@uos/sdk/services/billing';
import { BillLines } from '../../../parts/bills/bill-lines.tsx';
import { serviceTitle } from '../../../parts/bills/line-columns.tsx';
import { text } from './text.zh.ts';

export default function BillItems({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const title = text.itemsOf(bill.ProjectName, serviceTitle(bill.ServiceName), bill.Month);
  return (
    <Modal opened onClose={onClose} title={title} size="xl" closeButtonProps={{ 'aria-label': text.close }}>
      <BillLines bills={[bill]} />
    </Modal>
  );
}
