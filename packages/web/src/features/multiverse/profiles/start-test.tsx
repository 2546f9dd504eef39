// A server that tries a version is started: where, for how long, and with what beside the version's own variables.
import { useQuery } from '@tanstack/react-query';
import type { MultiverseProfile, MultiverseRevision, TestServersStartInput } from '@uos/sdk/services/multiverse';
import { testServersStartForm } from '@uos/sdk/services/multiverse.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { gameRegionsQuery, multiverseOf } from '../queries.ts';
import { regionOptions } from '../region-options.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Omit<TestServersStartInput, 'id'>>;

const USUAL_SECONDS = 600;

interface StartTestProps {
  readonly appId: string;
  readonly profile: MultiverseProfile;
  readonly revision: MultiverseRevision;
  readonly onClose: () => void;
}

export default function StartTest({ appId, profile, revision, onClose }: StartTestProps) {
  const { testServers } = multiverseOf(appId);
  const regions = useQuery(gameRegionsQuery(appId));
  if (regions.isPending) {
    return null;
  }
  const options = regionOptions(regions.data ?? [], profile.regionIds);
  const fields = fieldsOf<Values>(testServersStartForm, {
    regionId: { kind: 'choice', options },
    ttlSeconds: { kind: 'seconds', label: text.testLife },
    envs: {},
  });
  return (
    <FormDialog
      title={text.startTestTitle(text.version(revision.version))}
      fields={fields}
      initial={{
        regionId: options.find(({ reason }) => reason === undefined)?.value ?? '',
        ttlSeconds: USUAL_SECONDS,
        envs: {},
      }}
      submitLabel={text.startTest}
      onSubmit={(values) =>
        testServers.start({ ...inputOf<TestServersStartInput>(testServersStartForm, values), id: revision.id })
      }
      done={() => text.testStarted}
      refresh={[keyOf(testServers.list)]}
      onClose={() => onClose()}
    />
  );
}
