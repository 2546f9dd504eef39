// What holds for all logic servers of an app: their ports, how large they are, how long they live, who gets which.
import { useQuery } from '@tanstack/react-query';
import { formatTtl, parseTtlSeconds } from '@uos/contract/rules';
import type { FuncInfo, FunctionsUpdateInput } from '@uos/sdk/services/func';
import { functionsUpdateForm } from '@uos/sdk/services/func.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { DurationField } from '../../../parts/hosting/duration-field.tsx';
import type { PortRow } from '../../../parts/hosting/row-values.ts';
import { PortRows } from '../../../parts/hosting/rows.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { levelOptions } from '../levels.ts';
import { funcOf, functionKeys, profileChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<
  Pick<FunctionsUpdateInput, 'configLevel' | 'endpointSelection' | 'defaultProfileId'>,
  {
    readonly portList: readonly PortRow[];
    /** Seconds. */
    readonly allocationTTL: number | undefined;
  }
>;

const HEIGHT = 320;

export default function SettingsForm({ appId, info }: { appId: string; info: FuncInfo }) {
  const { functions } = funcOf(appId);
  const reason = usePermission()('func.functions.update');
  const profiles = useQuery(profileChoicesQuery(appId, info.gameId));
  if (profiles.isPending) {
    return <Waiting height={HEIGHT} />;
  }
  const fields = fieldsOf<Values>(functionsUpdateForm, {
    configLevel: { kind: 'choice', description: text.levelHelp, options: levelOptions(info.configLevel) },
    portList: { kind: 'own', description: text.portsHelp, render: (input) => <PortRows {...input} /> },
    allocationTTL: {
      kind: 'own',
      description: text.lifeHelp,
      render: (input) => <DurationField {...input} label={text.life} />,
    },
    endpointSelection: { kind: 'radio', hints: text.selections },
    defaultProfileId: {
      kind: 'choice',
      label: text.profile,
      description: text.profileHelp,
      options: (profiles.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  });
  return (
    <FormPage<Values, unknown>
      key={JSON.stringify(info)}
      fields={fields}
      initial={{
        configLevel: info.configLevel,
        endpointSelection: info.endpointSelection,
        defaultProfileId: info.defaultProfileId,
        portList: info.portList,
        allocationTTL: parseTtlSeconds(info.allocationTTL).value ?? 0,
      }}
      rules={functionsUpdateForm}
      input={(values) => sentOf(info, values)}
      onSubmit={(values) => functions.update(sentOf(info, values))}
      done={() => text.settingsSaved}
      refresh={functionKeys(appId)}
      reason={reason}
      parts={[
        { title: text.serversPart, help: text.serversPartHelp, fields: ['configLevel', 'portList', 'allocationTTL'] },
        { title: text.entrancePart, fields: ['endpointSelection', 'defaultProfileId'] },
      ]}
    />
  );
}

function sentOf({ id }: FuncInfo, { portList, allocationTTL, ...values }: Values): FunctionsUpdateInput {
  return {
    id,
    configLevel: values.configLevel,
    endpointSelection: values.endpointSelection as NonNullable<FunctionsUpdateInput['endpointSelection']>,
    ...(values.defaultProfileId === '' ? {} : { defaultProfileId: values.defaultProfileId }),
    portList: portList
      .filter(({ name, port }) => name !== '' || port !== undefined)
      .map(({ name, protocol, port }) => ({ name, protocol: protocol as 'TCP' | 'UDP', port: port ?? 0 })),
    allocationTTL: formatTtl(allocationTTL ?? 0),
  };
}
