// Who owns a guild next, and what both will be, shown before it happens.
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Guild, GuildMember, GuildRole } from '@uos/sdk/browser';
import type { GuildsHandOverInput } from '@uos/sdk/services/passport';
import { guildsHandOverForm } from '@uos/sdk/services/passport.forms';
import { LiveChangeChips } from '../../../kit/act/live-change.tsx';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import classes from './guilds.module.css';
import { guildKeys, guildQuery, OWNER, roleName, rolesQuery } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<GuildsHandOverInput, 'memberId'>>;

interface OwnerDialogProps {
  readonly appId: string;
  /** The guild. */
  readonly id: string;
  /** Who is chosen from the start. */
  readonly memberId?: string;
  readonly onClose: () => void;
}

export default function OwnerDialog({ appId, id, memberId = '', onClose }: OwnerDialogProps) {
  const guild = useQuery(guildQuery(appId, id)).data;
  const roles = useQuery(rolesQuery(appId)).data;
  if (guild === undefined) {
    return null;
  }
  const others = (guild.members ?? []).filter((member) => member.memberId !== guild.ownerPersonaID);
  const fields = fieldsOf<Values>(guildsHandOverForm, {
    memberId: {
      kind: 'choice',
      label: text.newOwner,
      options: others.map((member) => ({
        value: member.memberId,
        label: text.before(member.memberName || member.memberId, roleName(roles, member.role)),
      })),
    },
  });
  return (
    <FormDialog
      title={text.changeOwnerTitle(guild.guildName)}
      fields={fields}
      initial={{ memberId }}
      submitLabel={text.changeOwnerVerb}
      danger
      onSubmit={(values) => passportOf(appId).guilds.handOver({ id, ...values })}
      done={(_reply, values) => text.ownerChanged(nameOf(others.find((one) => one.memberId === values.memberId)))}
      refresh={guildKeys(appId)}
      onClose={() => onClose()}
    >
      {({ memberId: chosen }) => (
        <Change guild={guild} roles={roles} next={others.find((one) => one.memberId === chosen)} />
      )}
    </FormDialog>
  );
}

interface ChangeProps {
  readonly guild: Guild;
  readonly roles: readonly GuildRole[] | undefined;
  readonly next: GuildMember | undefined;
}

function Change({ guild, roles, next }: ChangeProps) {
  const now = guild.members?.find(({ memberId }) => memberId === guild.ownerPersonaID);
  if (next === undefined) {
    return (
      <Text size="sm" c="dimmed">
        {text.chooseFirst}
      </Text>
    );
  }
  if (roles === undefined) {
    return <Skeleton height={72} />;
  }
  const [owner, other] = [roleName(roles, OWNER), roleName(roles, next.role)];
  return (
    <Stack gap={4}>
      <LiveChangeChips from={nameOf(now)} to={nameOf(next)} />
      <Text size="sm">{text.ownerChanges}</Text>
      <ul className={classes.change}>
        <li>{text.ownerLine(nameOf(now), owner, other)}</li>
        <li>{text.ownerLine(nameOf(next), other, owner)}</li>
      </ul>
    </Stack>
  );
}

function nameOf(member: GuildMember | undefined): string {
  return member === undefined ? '' : member.memberName || member.memberId;
}
