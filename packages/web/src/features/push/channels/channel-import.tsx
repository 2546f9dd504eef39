// Public channels from a file: those whose name is there already get what the file says of them, the others are made.
import type { PushChannel } from '@uos/sdk/services/push';
import { pushChannelColumns } from '@uos/sdk/services/push.columns';
import { useRef } from 'react';
import { keyOf } from '../../../kit/call/query.ts';
import type { ImportField } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { pushOf } from '../queries.ts';
import { text } from '../text.zh.ts';

const { name, description } = pushChannelColumns;

const fields: readonly ImportField[] = [
  { key: 'name', title: name.title, required: true },
  { key: 'description', title: description.title },
];

export default function ChannelImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { channels } = pushOf(appId);
  const there = useRef<ReadonlyMap<string, PushChannel>>(new Map());
  return (
    <ImportWizard
      title={text.importChannels}
      fields={fields}
      samples={[text.channelSample]}
      keyOf={(row) => String(row.name ?? '')}
      existing={async () => {
        const found = new Map<string, PushChannel>();
        for await (const channel of channels.list.all({ id: appId })) {
          if (channel.isPublic) {
            found.set(channel.name, channel);
          }
        }
        there.current = found;
        return new Map([...found].map(([key, channel]) => [key, { ...channel }]));
      }}
      run={(row, how) => {
        const body = {
          name: String(row.name ?? ''),
          ...(row.description === undefined ? {} : { description: String(row.description) }),
        };
        const cid = there.current.get(body.name)?.id;
        return how === 'update' && cid !== undefined
          ? channels.update({ id: appId, cid, ...body })
          : channels.create({ id: appId, ...body });
      }}
      refresh={[keyOf(channels.list)]}
      onClose={onClose}
    />
  );
}
