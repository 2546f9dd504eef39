// A server is asked for: of which profile, where, for how long at most, and with what beside its version's variables.
import { useQuery } from '@tanstack/react-query';
import { formatTtl } from '@uos/contract/rules';
import type { AllocationsCreateInput } from '@uos/sdk/services/multiverse';
import { allocationsCreateForm } from '@uos/sdk/services/multiverse.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { DurationField } from '../../../parts/hosting/duration-field.tsx';
import { gameRegionsQuery, multiverseOf, profileChoicesQuery, serverKeys } from '../queries.ts';
import { regionOptions } from '../region-options.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<
  Pick<AllocationsCreateInput, 'profileId' | 'regionId' | 'envs'>,
  { readonly allocationTTL: number | undefined }
>;

export default function Allocate({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { allocations } = multiverseOf(appId);
  const profiles = useQuery(profileChoicesQuery(appId));
  const regions = useQuery(gameRegionsQuery(appId));
  if (profiles.isPending || regions.isPending) {
    return null;
  }
  const choices = (profiles.data ?? []).map(({ id, name, currentVersion }) => ({
    value: id,
    label: currentVersion === 0 ? name : text.profileChoice(name, text.version(currentVersion)),
    reason: currentVersion === 0 ? text.releaseFirst : undefined,
  }));
  const places = regionOptions(regions.data ?? []);
  const allowed = (profileId: string): readonly string[] =>
    profiles.data?.find(({ id }) => id === profileId)?.regionIds ?? [];
  const fields = fieldsOf<Values>(allocationsCreateForm, {
    profileId: { kind: 'choice', label: text.profile, options: choices },
    regionId: {
      kind: 'choice',
      options: places,
      check: (regionId, { profileId }) => {
        const own = allowed(profileId);
        return own.length === 0 || own.includes(regionId) ? undefined : text.notOfProfile;
      },
    },
    allocationTTL: {
      kind: 'own',
      description: text.lifeHelp,
      render: (input) => <DurationField {...input} label={text.life} />,
    },
    envs: {},
  });
  return (
    <FormDialog<Values, unknown>
      title={text.allocate}
      fields={fields}
      initial={{
        profileId: choices.find(({ reason }) => reason === undefined)?.value ?? '',
        regionId: places.find(({ reason }) => reason === undefined)?.value ?? '',
        allocationTTL: undefined,
        envs: {},
      }}
      submitLabel={text.allocate}
      onSubmit={({ allocationTTL, ...values }) =>
        allocations.create({
          ...inputOf<AllocationsCreateInput>(allocationsCreateForm, values),
          ...(allocationTTL === undefined ? {} : { allocationTTL: formatTtl(allocationTTL) }),
          gameId: appId,
        })
      }
      done={() => text.allocated}
      refresh={serverKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
