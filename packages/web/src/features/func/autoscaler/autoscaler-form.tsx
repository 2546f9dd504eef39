// By what an autoscaler acts, how far, and how fast.
import { Alert } from '@mantine/core';
import type { AutoscalerCreateInput, FuncAutoscaler } from '@uos/sdk/services/func';
import { autoscalerCreateForm } from '@uos/sdk/services/func.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { funcOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { faultWords } from '../why.ts';

type Values = ValuesOf<Omit<AutoscalerCreateInput, 'id'>>;

const fields = fieldsOf<Values>(autoscalerCreateForm, {
  enabled: { description: text.enabledHelp },
  resource: { kind: 'radio' },
  minServers: { half: true },
  maxServers: {
    half: true,
    check: (most, { minServers }) =>
      most !== undefined && minServers !== undefined && most < minServers ? text.mostBelowLeast : undefined,
  },
  extendThreshold: { half: true, suffix: '%', description: text.extendHelp },
  shrinkThreshold: {
    half: true,
    suffix: '%',
    description: text.shrinkHelp,
    check: (low, { extendThreshold: high }) =>
      low !== undefined && high !== undefined && low >= high ? text.lowAboveHigh : undefined,
  },
  step: { half: true },
  cooldownSeconds: { half: true, kind: 'seconds', label: text.cooldown },
  windowSeconds: { half: true, kind: 'seconds', label: text.window, description: text.windowHelp },
});

/** What most games begin with. */
const USUAL: Values = {
  ...{ enabled: true, resource: 'cpu', minServers: 1, maxServers: 4 },
  ...{ extendThreshold: 70, shrinkThreshold: 30, step: 1, cooldownSeconds: 60, windowSeconds: 60 },
};

interface AutoscalerFormProps {
  readonly appId: string;
  readonly id: string;
  readonly scaler: FuncAutoscaler | null;
}

export default function AutoscalerForm({ appId, id, scaler }: AutoscalerFormProps) {
  const { autoscaler } = funcOf(appId);
  const reason = usePermission()(scaler === null ? 'func.autoscaler.create' : 'func.autoscaler.update');
  return (
    <FormPage<Values, unknown>
      key={scaler?.id ?? 'new'}
      fields={fields}
      initial={scaler === null ? USUAL : valuesOf(scaler)}
      submitLabel={scaler === null ? text.makeAutoscaler : text.save}
      onSubmit={(values) => {
        const input = { ...inputOf<AutoscalerCreateInput>(autoscalerCreateForm, values), id };
        return scaler === null ? autoscaler.create(input) : autoscaler.update(input);
      }}
      done={() => text.autoscalerSaved}
      refresh={[keyOf(autoscaler.get)]}
      reason={reason}
      parts={[
        { title: text.rulePart, fields: ['enabled', 'resource', 'extendThreshold', 'shrinkThreshold'] },
        { title: text.rangePart, fields: ['minServers', 'maxServers', 'step'] },
        { title: text.pacePart, fields: ['windowSeconds', 'cooldownSeconds'] },
      ]}
    >
      {scaler === null || scaler.reason === '' ? null : (
        <Alert color="orange">{text.didNotStart(faultWords(scaler))}</Alert>
      )}
    </FormPage>
  );
}

function valuesOf(scaler: FuncAutoscaler): Values {
  const { enabled, resource, minServers, maxServers, extendThreshold, shrinkThreshold } = scaler;
  const { step, cooldownSeconds, windowSeconds } = scaler;
  return {
    ...{ enabled, resource, minServers, maxServers, extendThreshold, shrinkThreshold },
    ...{ step, cooldownSeconds, windowSeconds },
  };
}
