// A region for a game, or how many servers one has.
import { useQuery } from '@tanstack/react-query';
import type { MultiverseGameRegion, RegionsCreateInput } from '@uos/sdk/services/multiverse';
import { regionsCreateForm } from '@uos/sdk/services/multiverse.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { gameRegionsQuery, multiverseOf, offeredQuery, regionKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Omit<RegionsCreateInput, 'gameId'>>;

const USUAL = { minServers: 1, maxServers: 10, bufferPercent: 20 } as const;

interface RegionFormProps {
  readonly appId: string;
  /** The region to change; one more without it. */
  readonly region?: MultiverseGameRegion;
  readonly onClose: () => void;
}

export default function RegionForm({ appId, region, onClose }: RegionFormProps) {
  const { regions } = multiverseOf(appId);
  const offered = useQuery(offeredQuery(appId));
  const own = useQuery(gameRegionsQuery(appId));
  if (offered.isPending || own.isPending) {
    return null;
  }
  const taken = new Set((own.data ?? []).map(({ regionId }) => regionId));
  const nameOf = (id: string) => offered.data?.find((one) => one.id === id)?.displayName ?? id;
  const options = (offered.data ?? []).map(({ id, displayName, available }) => ({
    value: id,
    label: displayName,
    reason: taken.has(id) ? text.regionTaken : available ? undefined : text.regionOff,
  }));
  const fields = fieldsOf<Values>(regionsCreateForm, {
    regionId: { kind: 'choice', options, when: () => region === undefined },
    minServers: {
      half: true,
      description: text.minServersHelp,
      check: (min, { maxServers }) =>
        min !== undefined && maxServers !== undefined && min > maxServers ? text.minAboveMax : undefined,
    },
    maxServers: { half: true },
    bufferPercent: { suffix: '%', description: text.bufferHelp },
  });
  return (
    <FormDialog<Values, unknown>
      title={region === undefined ? text.addRegion : text.editRegion(region.regionName)}
      fields={fields}
      initial={{
        regionId: region?.regionId ?? options.find(({ reason }) => reason === undefined)?.value ?? '',
        minServers: region?.minServers ?? USUAL.minServers,
        maxServers: region?.maxServers ?? USUAL.maxServers,
        bufferPercent: region?.bufferPercent ?? USUAL.bufferPercent,
      }}
      submitLabel={region === undefined ? text.addRegion : text.save}
      onSubmit={(values) => {
        const input = { ...inputOf<RegionsCreateInput>(regionsCreateForm, values), gameId: appId };
        return region === undefined ? regions.create(input) : regions.update({ ...input, regionId: region.regionId });
      }}
      done={(_reply, { regionId }) => text.regionSaved(nameOf(regionId))}
      refresh={regionKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
