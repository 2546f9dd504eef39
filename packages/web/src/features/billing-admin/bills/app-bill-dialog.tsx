// The bills of one app in a month, with their lines.
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../kit/call/query.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { BillLines } from '../../../parts/bills/bill-lines.tsx';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

interface AppBillDialogProps {
  readonly appId: string;
  readonly month: string;
  readonly title: string;
  readonly onClose: () => void;
}

export default function AppBillDialog({ appId, month, title, onClose }: AppBillDialogProps) {
  const bill = useQuery(queryOf(platform.app.bill, { appId, month }));
  return (
    <Modal opened onClose={onClose} title={title} size="xl" closeButtonProps={{ 'aria-label': text.close }}>
      {bill.isLoadingError ? (
        <ErrorPanel error={bill.error} onRetry={() => void bill.refetch()} />
      ) : bill.data === undefined ? (
        <Waiting height={160} />
      ) : (
        <BillLines bills={bill.data.Items} />
      )}
    </Modal>
  );
}
