// Code that is built becomes what new servers run: a version of the profile with it, which is released at once.
import { useQuery } from '@tanstack/react-query';
import type { FuncInfo } from '@uos/sdk/services/func';
import type { MultiverseImage, RevisionsCreateInput } from '@uos/sdk/services/multiverse';
import { revisionsCreateForm } from '@uos/sdk/services/multiverse.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { multiverseOf } from '../../../parts/hosting/queries.ts';
import type { EnvRow } from '../../../parts/hosting/row-values.ts';
import { EnvRows } from '../../../parts/hosting/rows.tsx';
import { releasedQuery } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<
  Pick<RevisionsCreateInput, 'startCommand' | 'startArgs'>,
  { readonly envList: readonly EnvRow[] }
>;

interface DeployImageProps {
  readonly appId: string;
  readonly info: FuncInfo;
  readonly image: MultiverseImage;
  readonly onClose: () => void;
}

export default function DeployImage({ appId, info, image, onClose }: DeployImageProps) {
  const { profiles, revisions } = multiverseOf(appId);
  const released = useQuery(releasedQuery(appId, info));
  if (released.isPending) {
    return null;
  }
  const { startCommand = '', startArgs = '', envList = [] } = released.data ?? {};
  const isNeeded = image.entrypoint === '';
  const fields = fieldsOf<Values>(revisionsCreateForm, {
    startCommand: {
      half: true,
      placeholder: 'node',
      required: isNeeded,
      description: isNeeded ? text.startCommandNeeded : text.startCommandHelp,
    },
    startArgs: { half: true, placeholder: 'server.js' },
    envList: { kind: 'own', render: (input) => <EnvRows {...input} /> },
  });
  return (
    <FormDialog<Values, unknown>
      title={text.deployTitle(image.name)}
      fields={fields}
      initial={{ startCommand, startArgs, envList }}
      submitLabel={text.deploy}
      onSubmit={async ({ envList: envs, ...values }) => {
        const { profileRevision } = await revisions.create({
          ...values,
          profileId: info.defaultProfileId,
          imageId: image.id,
          portList: info.portList as NonNullable<RevisionsCreateInput['portList']>,
          envList: envs.filter(({ envKey }) => envKey !== ''),
        });
        return revisions.release({ id: profileRevision.id });
      }}
      done={() => text.deployed(image.name)}
      refresh={[keyOf(profiles.list), keyOf(profiles.get), keyOf(revisions.list)]}
      onClose={() => onClose()}
    >
      {text.deployWords(info.serverCount)}
    </FormDialog>
  );
}
