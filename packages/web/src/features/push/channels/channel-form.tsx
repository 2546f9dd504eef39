// A new public channel, or the words of one.
import type { ChannelsCreateInput, PushChannel } from '@uos/sdk/services/push';
import { channelsCreateForm } from '@uos/sdk/services/push.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { pushOf } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Omit<ChannelsCreateInput, 'id'>>;

const fields = fieldsOf<Values>(channelsCreateForm, {
  name: { label: text.channelName, description: text.channelHelp },
  description: { kind: 'textarea' },
});

interface ChannelFormProps {
  readonly appId: string;
  /** The channel to change; a new one without it. */
  readonly channel?: PushChannel;
  readonly onClose: () => void;
}

export default function ChannelForm({ appId, channel, onClose }: ChannelFormProps) {
  const { channels } = pushOf(appId);
  return (
    <FormDialog
      title={channel === undefined ? text.newChannel : text.editChannel}
      fields={fields}
      initial={{ name: channel?.name ?? '', description: channel?.description ?? '' }}
      submitLabel={channel === undefined ? text.create : text.save}
      onSubmit={(values) =>
        channel === undefined
          ? channels.create({ id: appId, ...values })
          : channels.update({ id: appId, cid: channel.id, ...values })
      }
      done={(_reply, { name }) => (channel === undefined ? text.channelCreated(name) : text.channelSaved(name))}
      refresh={[keyOf(channels.list)]}
      {...(channel === undefined ? {} : { now: (set: Values) => ({ is: ({ id }) => id === channel.id, set }) })}
      onClose={() => onClose()}
    />
  );
}
