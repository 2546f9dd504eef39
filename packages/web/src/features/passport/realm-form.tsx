// A new realm, or the words and state of one.
import { realmName } from '@uos/contract/rules';
import type { Realm } from '@uos/sdk/browser';
import type { RealmsCreateInput } from '@uos/sdk/services/passport';
import { realmsCreateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../kit/form/fields-of.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { passportOf, type RealmStatus, realmKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<RealmsCreateInput, 'name' | 'status' | 'externalRealmID'>>;

const fields = fieldsOf<Values>(realmsCreateForm, {
  name: { placeholder: text.namePlaceholder, rule: realmName },
  status: {},
  externalRealmID: { description: text.externalIdHelp },
});

interface RealmFormProps {
  readonly appId: string;
  readonly realm?: Realm;
  readonly onClose: () => void;
}

export default function RealmForm({ appId, realm, onClose }: RealmFormProps) {
  const submit = (values: Values) => {
    const body = { ...values, status: values.status as RealmStatus };
    const { realms } = passportOf(appId);
    return realm === undefined ? realms.create(body) : realms.update({ id: realm.realmID, ...body });
  };
  return (
    <FormDialog
      title={realm === undefined ? text.create : text.editRealm}
      fields={fields}
      initial={{
        name: realm?.name ?? '',
        status: realm?.status ?? 'Open',
        externalRealmID: realm?.externalRealmID ?? '',
      }}
      submitLabel={realm === undefined ? text.submitCreate : text.save}
      onSubmit={submit}
      done={({ realm: { name } }) => (realm === undefined ? text.created(name) : text.saved(name))}
      refresh={realmKeys(appId)}
      {...(realm === undefined
        ? {}
        : { now: (values: Values) => ({ is: ({ realmID }) => realmID === realm.realmID, set: values }) })}
      onClose={() => onClose()}
    />
  );
}
