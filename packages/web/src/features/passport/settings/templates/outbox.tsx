// Messages of a platform without a gateway: an operator reads them here, everybody else learns where they are.
import { Text, Title } from '@mantine/core';
import type { Mail } from '@uos/sdk/browser';
import { alertTable } from '@uos/sdk/services/alert';
import { mailColumns } from '@uos/sdk/services/alert.columns';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { Commands } from '../../../../kit/show/code.tsx';
import { chatIcon } from '../../../../kit/show/icons.ts';
import { platformOf } from '../../../../shell/uos.ts';
import { text } from '../text.zh.ts';

const { alert } = platformOf({ alert: alertTable });

const columns = columnsOf<Mail>(mailColumns, {
  To: { kind: 'text', title: text.phone, cell: ({ To }) => To.join('、') },
  Content: { kind: 'text' },
  CreatedAt: {},
});

/** So many of the newest are looked through. */
const LATEST = 100;

export default function Outbox({ isOperator }: { isOperator: boolean }) {
  return (
    <section aria-label={text.outbox}>
      <Title order={2}>{text.outbox}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {text.outboxHelp}
      </Text>
      {isOperator ? (
        <DataList
          id="passport.outbox"
          scope="outbox"
          label={text.outbox}
          source={wholeListOf(
            alert.mails.outbox,
            { count: LATEST },
            { rows: ({ Items }) => Items.filter(({ Template }) => Template === 'sms') },
          )}
          columns={columns}
          rowKey={({ Id }) => Id}
          rowName={({ To }) => To.join('、')}
          empty={<EmptyState icon={chatIcon} title={text.outboxEmpty} />}
        />
      ) : (
        <Commands lines={text.outboxCommands} />
      )}
    </section>
  );
}
