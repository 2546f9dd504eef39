// A new parameter, or another value of one: players read it with their next call.

import { type ConfigType, checkConfigValue } from '@uos/contract/rules';
import type { ConfigsCreateInput, RemoteConfig } from '@uos/sdk/services/remote-config';
import { configsCreateForm } from '@uos/sdk/services/remote-config.forms';
import { LiveChangeChips } from '../../../kit/act/live-change.tsx';
import { fieldsOf, inputOf, mostOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { changeKeys, configOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { type TypedValue, TypedValueInput } from './typed-value.tsx';
import { shortValue } from './value-words.ts';

type Values = ValuesOf<Omit<ConfigsCreateInput, 'type' | 'value'>, { readonly typed: TypedValue }>;

const fields = fieldsOf<Values>(configsCreateForm, {
  key: { description: text.keyHelp, placeholder: 'shop.discount' },
  typed: {
    kind: 'own',
    label: text.value,
    check: ({ type, value }) =>
      value.length > mostOf(configsCreateForm, 'value') ? text.tooLong : checkConfigValue(type, value)?.[language],
    render: (input) => <TypedValueInput {...input} />,
  },
  description: { kind: 'textarea' },
});

const inputOfValues = ({ typed, ...values }: Values) =>
  inputOf<ConfigsCreateInput>(configsCreateForm, { ...values, ...typed });

interface ConfigFormProps {
  readonly appId: string;
  /** The parameter to change; a new one without it. */
  readonly config?: RemoteConfig;
  readonly onClose: () => void;
}

export default function ConfigForm({ appId, config, onClose }: ConfigFormProps) {
  const { configs } = configOf(appId);
  const isUsed = (config?.overrideCount ?? 0) > 0;
  return (
    <FormDialog
      size="lg"
      title={config === undefined ? text.newConfig : text.editConfig}
      fields={isUsed ? { ...fields, key: { ...fields.key, reason: text.keyIsUsed } } : fields}
      initial={{
        key: config?.key ?? '',
        typed: { type: (config?.type ?? 'STRING') as ConfigType, value: config?.value ?? '' },
        description: config?.description ?? '',
      }}
      submitLabel={config === undefined ? text.create : text.save}
      errorFields={{ 60001: 'key' }}
      rules={configsCreateForm}
      input={inputOfValues}
      onSubmit={(values) =>
        config === undefined
          ? configs.create(inputOfValues(values))
          : configs.update({ ...inputOfValues(values), id: config.configId, resourceAge: config.resourceAge })
      }
      done={(_reply, { key }) => (config === undefined ? text.configCreated(key) : text.configSaved(key))}
      refresh={changeKeys(appId)}
      onClose={() => onClose()}
    >
      {({ typed }) =>
        config === undefined || (typed.value === config.value && typed.type === config.type) ? null : (
          <div>
            <LiveChangeChips from={shortValue(config.value)} to={shortValue(typed.value)} />
            <p>{isUsed ? text.liveSoonBut(config.overrideCount) : text.liveSoon}</p>
          </div>
        )
      }
    </FormDialog>
  );
}
