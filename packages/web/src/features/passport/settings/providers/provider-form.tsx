// One provider on one platform. Its secret is typed and never shown: who changes nothing about it leaves the field empty.
import type { IdProvider, IdProvidersCreateInput, IdProvidersUpdateInput } from '@uos/sdk/services/passport';
import { idProvidersCreateForm, idProvidersUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { passportOf } from '../../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<IdProvidersCreateInput>;

function fieldsFor(provider: IdProvider | undefined) {
  const fixed = provider === undefined ? {} : { when: () => false };
  return fieldsOf<Values>(idProvidersCreateForm, {
    provider: fixed,
    loginPlatform: fixed,
    clientID: {},
    clientSecret: {
      description:
        provider === undefined
          ? text.secretHelp
          : provider.clientSecret === ''
            ? text.secretNone
            : text.secretKept(provider.clientSecret),
    },
    redirectURI: { description: text.redirectHelp },
    enabled: {},
    properties: {},
  });
}

interface ProviderFormProps {
  readonly appId: string;
  /** The one to change; a new one without it. */
  readonly provider?: IdProvider;
  readonly refresh: readonly (readonly unknown[])[];
  readonly onClose: () => void;
}

export default function ProviderForm({ appId, provider, refresh, onClose }: ProviderFormProps) {
  const { idProviders } = passportOf(appId);
  const save = async ({ provider: kind, loginPlatform, ...values }: Values): Promise<void> => {
    const { clientSecret, ...shown } = values;
    const secret = clientSecret === '' ? {} : { clientSecret };
    if (provider === undefined) {
      await idProviders.create(
        inputOf<IdProvidersCreateInput>(idProvidersCreateForm, { provider: kind, loginPlatform, ...shown, ...secret }),
      );
      return;
    }
    // why not through what is empty: an address that was taken away has to be sent
    await idProviders.update({ id: provider.id, ...shown, ...secret } as IdProvidersUpdateInput);
  };
  return (
    <FormDialog<Values, void>
      title={provider === undefined ? text.addProvider : text.editProvider}
      fields={fieldsFor(provider)}
      initial={{
        provider: provider?.provider ?? '',
        loginPlatform: provider?.loginPlatform ?? '',
        clientID: provider?.clientID ?? '',
        clientSecret: '',
        redirectURI: provider?.redirectURI ?? '',
        enabled: provider?.enabled ?? true,
        properties: provider?.properties ?? {},
      }}
      rules={provider === undefined ? idProvidersCreateForm : idProvidersUpdateForm}
      submitLabel={text.save}
      onSubmit={save}
      errorFields={{ 60001: 'provider' }}
      done={() => text.providerSaved}
      refresh={refresh}
      onClose={() => onClose()}
    />
  );
}
