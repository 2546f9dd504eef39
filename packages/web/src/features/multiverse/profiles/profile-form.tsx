// A new profile, or the words of one and where its servers may run.
import { useQuery } from '@tanstack/react-query';
import type { MultiverseProfile, ProfilesCreateInput } from '@uos/sdk/services/multiverse';
import { profilesCreateForm } from '@uos/sdk/services/multiverse.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { gameRegionsQuery, multiverseOf, revisionKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Omit<ProfilesCreateInput, 'gameId'>>;

const EXISTS = 6;

interface ProfileFormProps {
  readonly appId: string;
  /** The profile to change; a new one without it. */
  readonly profile?: MultiverseProfile;
  readonly onClose: () => void;
}

export default function ProfileForm({ appId, profile, onClose }: ProfileFormProps) {
  const { profiles } = multiverseOf(appId);
  const regions = useQuery(gameRegionsQuery(appId));
  if (regions.isPending) {
    return null;
  }
  const fields = fieldsOf<Values>(profilesCreateForm, {
    name: { placeholder: 'battle', description: text.profileNameHelp },
    description: { kind: 'textarea' },
    regionIds: {
      kind: 'choices',
      label: text.regions,
      description: text.profileRegionsHelp,
      options: (regions.data ?? []).map(({ regionId, regionName }) => ({ value: regionId, label: regionName })),
    },
  });
  return (
    <FormDialog
      title={profile === undefined ? text.newProfile : text.editProfile(profile.name)}
      fields={fields}
      initial={{
        name: profile?.name ?? '',
        description: profile?.description ?? '',
        regionIds: profile?.regionIds ?? [],
      }}
      submitLabel={profile === undefined ? text.create : text.save}
      onSubmit={(values) =>
        profile === undefined
          ? profiles.create({ ...inputOf<ProfilesCreateInput>(profilesCreateForm, values), gameId: appId })
          : // why whole: an empty text takes away what stood there
            profiles.update({ ...values, regionIds: [...values.regionIds], id: profile.id })
      }
      done={(_reply, { name }) => (profile === undefined ? text.profileCreated(name) : text.profileSaved(name))}
      errorFields={{ [EXISTS]: 'name' }}
      refresh={revisionKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
