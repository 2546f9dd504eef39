// The bills of one app in a month, with their lines.
import { Modal, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { ErrorPanel } from '../../../kit/error-panel.tsx';
import { platform } from '../../../shell/uos.ts';
import { billsKey } from '../calls.ts';
import { Lines } from './bill-items-dialog.tsx';
import { text } from './text.zh.ts';

interface AppBillDialogProps {
  readonly appId: string;
  readonly month: string;
  readonly title: string;
  readonly onClose: () => void;
}

export default function AppBillDialog({ appId, month, title, onClose }: AppBillDialogProps) {
  const bill = useQuery({
    queryKey: [...billsKey, month, 'app', appId],
    queryFn: ({ signal }) => platform.app.bill({ appId, month }, { signal }),
  });
  return (
    <Modal opened onClose={onClose} title={title} size="xl" closeButtonProps={{ 'aria-label': text.close }}>
      {bill.isError ? (
        <ErrorPanel error={bill.error} onRetry={() => void bill.refetch()} />
      ) : bill.data === undefined ? (
        <Skeleton height={160} radius="md" />
      ) : bill.data.Items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.empty}
        </Text>
      ) : (
        <Stack gap="lg">
          {bill.data.Items.map((one) => (
            <section key={one.Id}>
              <Title order={3} mb="xs">
                {label(serviceLabels, one.ServiceName).zh}
              </Title>
              <Lines bill={one} />
            </section>
          ))}
        </Stack>
      )}
    </Modal>
  );
}
