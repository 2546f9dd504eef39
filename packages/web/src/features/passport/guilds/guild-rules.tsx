// The limits that all guilds of an app share.
import { useQuery } from '@tanstack/react-query';
import type { GuildConfig, PassportConfig } from '@uos/sdk/browser';
import { configSetForm } from '@uos/sdk/services/passport.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { settingsQuery } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<GuildConfig>;

const fields = fieldsOf<Values>(
  { fields: configSetForm.fields.config?.fields ?? {} },
  {
    MemberLimitCount: { required: true },
    GuildDisableUniqueGuildName: { description: text.sameNameHelp },
    EnableGainApprovalBeforeJoin: { description: text.approvalHelp },
    EnableJoinMultiGuilds: { description: text.multiHelp },
    RestrictedMinutesAfterLeaveGuild: { required: true, suffix: text.minutes, description: text.coolDownHelp },
  },
);

export default function GuildRules({ appId }: { appId: string }) {
  const settings = useQuery(settingsQuery(appId));
  if (settings.data === undefined) {
    return settings.isError ? (
      <ErrorPanel error={settings.error} onRetry={() => void settings.refetch()} />
    ) : (
      <Waiting height={320} />
    );
  }
  return <Rules appId={appId} config={settings.data} />;
}

function Rules({ appId, config }: { appId: string; config: PassportConfig }) {
  const reason = usePermission()('passport.config.set');
  const calls = passportOf(appId).config;
  const {
    MemberLimitCount,
    EnableJoinMultiGuilds,
    RestrictedMinutesAfterLeaveGuild,
    EnableGainApprovalBeforeJoin,
    GuildDisableUniqueGuildName,
  } = config;
  const save = async (values: Values) => {
    // why read again: the call writes all settings, and those of other screens may have changed since
    const { config: now } = await calls.get();
    return calls.set({ config: { ...now, ...values } as Parameters<typeof calls.set>[0]['config'] });
  };
  return (
    <FormPage
      fields={fields}
      initial={{
        MemberLimitCount,
        EnableJoinMultiGuilds,
        RestrictedMinutesAfterLeaveGuild,
        EnableGainApprovalBeforeJoin,
        GuildDisableUniqueGuildName,
      }}
      parts={[
        { title: text.naming, fields: ['MemberLimitCount', 'GuildDisableUniqueGuildName'] },
        {
          title: text.joining,
          fields: ['EnableGainApprovalBeforeJoin', 'EnableJoinMultiGuilds', 'RestrictedMinutesAfterLeaveGuild'],
        },
      ]}
      reason={reason}
      draft="passport.guildRules"
      onSubmit={save}
      done={() => text.rulesSaved}
      refresh={[keyOf(calls.get)]}
    />
  );
}
