// One message of the game, to a channel or to a player.

import { useQuery } from '@tanstack/react-query';
import type { MessagesSendInput, PushDelivery } from '@uos/sdk/services/push';
import { messagesSendForm } from '@uos/sdk/services/push.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { channelChoicesQuery, pushOf } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Omit<MessagesSendInput, 'id' | 'data'>>;

const isForPlayer = ({ messageType }: Values): boolean => messageType === 'Player';
const isForChannel = (values: Values): boolean => !isForPlayer(values);

const fields = fieldsOf<Values>(messagesSendForm, {
  messageType: { kind: 'radio' },
  channelName: { required: true, when: isForChannel },
  playerId: { required: true, when: isForPlayer },
  senderId: { description: text.senderHelp },
  text: { kind: 'textarea', label: text.words, required: true },
});

interface MessageFormProps {
  readonly appId: string;
  readonly onSent: (delivery: PushDelivery) => void;
}

export function MessageForm({ appId, onSent }: MessageFormProps) {
  const first = useQuery(channelChoicesQuery(appId)).data?.[0]?.name ?? '';
  const reason = usePermission()('push.messages.send');
  return (
    <FormPage<Values, PushDelivery>
      key={first}
      fields={fields}
      initial={{ messageType: 'PublicChannel', channelName: first, playerId: '', senderId: '', text: '' }}
      submitLabel={text.sendMessage}
      onSubmit={(values) => {
        // why: what was typed for the other kind of receiver is not sent
        const { channelName, playerId, ...rest } = values;
        const receiver = isForPlayer(values) ? { playerId } : { channelName };
        return pushOf(appId).messages.send({
          ...inputOf<MessagesSendInput>(messagesSendForm, { ...rest, ...receiver }),
          id: appId,
        });
      }}
      done={({ delivered }) => text.sent(delivered.toLocaleString('en-US'))}
      onDone={onSent}
      reason={reason}
    />
  );
}
