// What holds for all servers of a game: how they start, how long they live, and who hears of them.
import { formatTtl, parseTtlSeconds } from '@uos/contract/rules';
import type { GamesUpdateInput, MultiverseGame } from '@uos/sdk/services/multiverse';
import { gamesUpdateForm } from '@uos/sdk/services/multiverse.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { DurationField } from '../../../parts/hosting/duration-field.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<
  Pick<GamesUpdateInput, 'name' | 'type' | 'enablePassThrough'>,
  {
    /** Seconds. */
    readonly allocationTTL: number | undefined;
    readonly 'webhook.url': string;
    readonly 'webhook.headers': Readonly<Record<string, string>>;
    readonly 'roomManagement.enabled': boolean;
  }
>;

const fields = fieldsOf<Values>(gamesUpdateForm, {
  name: {},
  type: { kind: 'radio', hints: text.gameTypes },
  allocationTTL: {
    kind: 'own',
    description: text.gameLifeHelp,
    render: (input) => <DurationField {...input} label={text.life} />,
  },
  enablePassThrough: { description: text.passThroughHelp },
  'roomManagement.enabled': { label: text.roomManagement, description: text.roomManagementHelp },
  'webhook.url': {
    label: text.webhookUrl,
    required: false,
    placeholder: 'https://game.example.com/hooks/allocation',
    description: text.webhookHelp,
  },
  'webhook.headers': { label: text.webhookHeaders, description: text.webhookHeadersHelp },
});

export default function GameForm({ appId, game }: { appId: string; game: MultiverseGame }) {
  const { games } = multiverseOf(appId);
  const reason = usePermission()('multiverse.games.update');
  return (
    <FormPage<Values, unknown>
      key={game.modifiedAt}
      fields={fields}
      initial={{
        name: game.name,
        type: game.type,
        allocationTTL: parseTtlSeconds(game.allocationTTL).value ?? 0,
        enablePassThrough: game.enablePassThrough,
        'roomManagement.enabled': game.roomManagement.enabled,
        'webhook.url': game.webhook.url,
        'webhook.headers': game.webhook.headers,
      }}
      rules={gamesUpdateForm}
      input={(values) => sentOf(appId, values)}
      onSubmit={(values) => games.update(sentOf(appId, values))}
      done={() => text.settingsSaved}
      refresh={[keyOf(games.get), keyOf(games.list)]}
      reason={reason}
      parts={[
        {
          title: text.game,
          fields: ['name', 'type', 'allocationTTL', 'enablePassThrough', 'roomManagement.enabled'],
        },
        { title: text.webhook, help: text.webhookPartHelp, fields: ['webhook.url', 'webhook.headers'] },
      ]}
    />
  );
}

function sentOf(gameId: string, values: Values): GamesUpdateInput {
  return {
    gameId,
    name: values.name,
    type: values.type as NonNullable<GamesUpdateInput['type']>,
    allocationTTL: formatTtl(values.allocationTTL ?? 0),
    enablePassThrough: values.enablePassThrough,
    roomManagement: { enabled: values['roomManagement.enabled'] },
    webhook: { url: values['webhook.url'], headers: { ...values['webhook.headers'] } },
  };
}
