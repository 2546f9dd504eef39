// The guilds of a persona, with what it is there.
import { label, passportPlayerLabels } from '@uos/contract/labels';
import type { OwnGuild } from '@uos/sdk/services/passport';
import { ownGuildColumns } from '@uos/sdk/services/passport.columns';
import { language } from '../../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { shieldIcon } from '../../../../kit/show/icons.ts';
import { passportOf } from '../../queries.ts';
import { text } from './text.zh.ts';

const { slugName: roles } = passportPlayerLabels.guildRole;

const columns = columnsOf<OwnGuild>(ownGuildColumns, {
  guildName: {},
  selfRole: {
    kind: 'text',
    title: text.role,
    cell: ({ selfRole: { slugName, displayName } }) =>
      slugName in roles ? label(roles, slugName)[language] : displayName,
    value: ({ selfRole: { slugName } }) => slugName,
  },
  memberCount: {},
  visibility: { wideOnly: true },
  createdAt: {},
});

export default function PersonaGuilds({ appId, id }: { appId: string; id: string }) {
  return (
    <DataList
      id="passport.persona.guilds"
      scope="guilds"
      label={text.guilds}
      source={wholeListOf(passportOf(appId).personas.guilds, { id }, { rows: ({ guilds }) => guilds })}
      columns={columns}
      rowKey={(guild) => guild.id}
      rowName={({ guildName }) => guildName}
      rowEntity={(guild) => ({ kind: 'guild', id: guild.id })}
      empty={<EmptyState icon={shieldIcon} title={text.noGuilds} />}
    />
  );
}
