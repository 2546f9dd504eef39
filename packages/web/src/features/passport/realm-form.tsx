// A new realm, or the words and state of one.
import { label, passportPlayerLabels } from '@uos/contract/labels';
import { realmName } from '@uos/contract/rules';
import type { Realm } from '@uos/sdk/browser';
import type { FieldsOf } from '../../kit/form/fields.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { passportOf, type RealmStatus, realmKey, realmStatuses, realmsKey } from './queries.ts';
import { text } from './text.zh.ts';

type Values = { name: string; status: string; externalId: string };

export const statusOptions = realmStatuses.map((value) => ({
  value,
  label: label(passportPlayerLabels.realm.status, value).zh,
}));

const fields: FieldsOf<Values> = {
  name: { kind: 'text', label: text.name, placeholder: text.namePlaceholder, required: true, rule: realmName },
  status: { kind: 'choice', label: text.status, options: statusOptions },
  externalId: { kind: 'text', label: text.externalId, description: text.externalIdHelp },
};

interface RealmFormProps {
  readonly appId: string;
  readonly realm?: Realm;
  readonly onClose: () => void;
}

export function RealmForm({ appId, realm, onClose }: RealmFormProps) {
  const submit = ({ name, status, externalId }: Values) => {
    const body = { name, status: status as RealmStatus, externalRealmID: externalId };
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
        externalId: realm?.externalRealmID ?? '',
      }}
      submitLabel={realm === undefined ? text.submitCreate : text.save}
      onSubmit={submit}
      done={({ realm: { name } }) => (realm === undefined ? text.created(name) : text.saved(name))}
      refresh={[realmsKey(appId), ...(realm === undefined ? [] : [realmKey(appId, realm.realmID)])]}
      onClose={() => onClose()}
    />
  );
}
