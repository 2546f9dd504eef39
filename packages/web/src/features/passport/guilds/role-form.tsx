// A new role of guilds, or the name, level and limit of one.
import type { GuildRole } from '@uos/sdk/browser';
import type { GuildRolesCreateInput } from '@uos/sdk/services/passport';
import { guildRolesCreateForm } from '@uos/sdk/services/passport.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { MEMBER, OWNER } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<GuildRolesCreateInput, 'slugName' | 'displayName' | 'level' | 'limit'>>;

/** Half of the way between a member and a vice-owner. */
const USUAL_LEVEL = 30;

interface RoleFormProps {
  readonly appId: string;
  readonly role?: GuildRole;
  readonly onClose: () => void;
}

export default function RoleForm({ appId, role, onClose }: RoleFormProps) {
  const { guildRoles } = passportOf(appId);
  const isOwner = role?.slugName === OWNER;
  const fields = fieldsOf<Values>(guildRolesCreateForm, {
    slugName: { description: text.slugHelp, when: () => role === undefined },
    displayName: {},
    level: { required: true, when: () => !isOwner },
    limit: { required: true, description: text.limitHelp, when: () => !isOwner && role?.slugName !== MEMBER },
  });
  const submit = ({ slugName, displayName, level = USUAL_LEVEL, limit = 0 }: Values) => {
    if (role === undefined) {
      return guildRoles.create({ slugName, displayName, level, limit, permissions: {} });
    }
    // why not all: what is fixed of a built-in role may not even be said again
    const ranks = isOwner ? {} : role.slugName === MEMBER ? { level } : { level, limit };
    return guildRoles.update({ id: role.id, displayName, ...ranks });
  };
  return (
    <FormDialog
      title={role === undefined ? text.createRole : text.editRole}
      fields={fields}
      initial={{
        slugName: role?.slugName ?? '',
        displayName: role?.displayName ?? '',
        level: isOwner ? undefined : (role?.level ?? USUAL_LEVEL),
        limit: role?.limit ?? 0,
      }}
      submitLabel={role === undefined ? text.create : text.save}
      errorFields={{ 60001: 'slugName', 30003: 'slugName' }}
      onSubmit={submit}
      done={({ guildRole: { displayName } }) =>
        role === undefined ? text.roleCreated(displayName) : text.roleSaved(displayName)
      }
      refresh={[keyOf(guildRoles.list)]}
      onClose={() => onClose()}
    />
  );
}
