// A logic server: of which profile, where, how large and what it is found by; or what of one can be changed.
import { useQuery } from '@tanstack/react-query';
import type { FuncInfo, FuncServer, ServersCreateInput, ServersUpdateInput } from '@uos/sdk/services/func';
import { serversCreateForm, serversUpdateForm } from '@uos/sdk/services/func.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { levelOptions } from '../levels.ts';
import { funcOf, profileChoicesQuery, regionChoicesQuery, serverKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

interface ServerFormProps {
  readonly appId: string;
  readonly info: FuncInfo;
  /** The one to change; a new one without it. */
  readonly of: FuncServer | undefined;
  readonly onClose: () => void;
}

export default function ServerForm({ of, ...props }: ServerFormProps) {
  return of === undefined ? <Create {...props} /> : <Edit {...props} of={of} />;
}

type NewValues = ValuesOf<
  Pick<ServersCreateInput, 'name' | 'profileId' | 'regionId' | 'configLevel' | 'maxPlayers' | 'tags' | 'envs'>
>;

function Create({ appId, info, onClose }: Omit<ServerFormProps, 'of'>) {
  const profiles = useQuery(profileChoicesQuery(appId, info.gameId));
  const regions = useQuery(regionChoicesQuery(appId, info.gameId));
  if (profiles.isPending || regions.isPending) {
    return null;
  }
  const choices = (profiles.data ?? []).map(({ id, name, currentVersion }) => ({
    value: id,
    label: currentVersion === 0 ? name : text.profileChoice(name, text.versionOf(currentVersion)),
    reason: currentVersion === 0 ? text.releaseFirst : undefined,
  }));
  const fields = fieldsOf<NewValues>(serversCreateForm, {
    name: { placeholder: 'lobby-1' },
    profileId: { kind: 'choice', label: text.profile, half: true, options: choices },
    regionId: {
      kind: 'choice',
      half: true,
      options: [
        { value: '', label: text.anyRegion },
        ...(regions.data ?? []).map(({ regionId, regionName }) => ({ value: regionId, label: regionName })),
      ],
    },
    configLevel: { kind: 'choice', half: true, options: levelOptions(info.configLevel) },
    maxPlayers: { half: true, description: text.noLimit },
    tags: { description: text.tagsHelp },
    envs: {},
  });
  return (
    <FormDialog<NewValues, unknown>
      title={text.newServer}
      fields={fields}
      initial={{
        name: '',
        profileId: info.defaultProfileId,
        regionId: '',
        configLevel: info.configLevel,
        maxPlayers: undefined,
        tags: {},
        envs: {},
      }}
      submitLabel={text.newServer}
      onSubmit={(values) =>
        funcOf(appId).servers.create({ ...inputOf<ServersCreateInput>(serversCreateForm, values), id: info.id })
      }
      done={(_reply, { name }) => text.serverStarting(name)}
      refresh={serverKeys(appId)}
      onClose={() => onClose()}
    />
  );
}

type Values = ValuesOf<Pick<ServersUpdateInput, 'name' | 'configLevel' | 'maxPlayers' | 'tags'>>;

function Edit({ appId, info, of, onClose }: ServerFormProps & { readonly of: FuncServer }) {
  const fields = fieldsOf<Values>(serversUpdateForm, {
    name: {},
    configLevel: {
      kind: 'choice',
      half: true,
      description: text.levelRestarts,
      options: levelOptions(of.configLevel),
    },
    maxPlayers: { half: true, description: text.noLimit },
    tags: { description: text.tagsHelp },
  });
  return (
    <FormDialog<Values, unknown>
      title={text.editServer(of.name)}
      fields={fields}
      initial={{ name: of.name, configLevel: of.configLevel, maxPlayers: of.maxPlayers, tags: of.tags }}
      submitLabel={text.save}
      onSubmit={({ configLevel, ...values }) =>
        funcOf(appId).servers.update({
          ...inputOf<ServersUpdateInput>(serversUpdateForm, values),
          // why not the one that it has: a level that is given restarts it
          ...(configLevel === of.configLevel ? {} : { configLevel }),
          id: info.id,
          serverId: of.id,
        })
      }
      done={(_reply, { name }) => text.serverSaved(name)}
      refresh={serverKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
