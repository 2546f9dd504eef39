// Realms from a file: those whose name is there already get what the file says of them, the others are made.
import { wordsOf } from '@uos/contract/labels';
import { realmName } from '@uos/contract/rules';
import type { Realm } from '@uos/sdk/browser';
import { realmColumns } from '@uos/sdk/services/passport.columns';
import { useRef } from 'react';
import type { ImportField, ImportRow } from '../../kit/import/import-rows.ts';
import ImportWizard from '../../kit/import/import-wizard.tsx';
import { language } from '../../kit/language/language.zh.ts';
import { passportOf, type RealmStatus, realmKeys } from './queries.ts';
import { text } from './text.zh.ts';

const { name, status, externalRealmID } = realmColumns;

const fields: readonly ImportField[] = [
  { key: 'name', title: name.title, required: true, rule: realmName },
  {
    key: 'status',
    title: status.title,
    options: wordsOf(status.labels).map((value) => ({ value, label: status.labels[value][language] })),
  },
  { key: 'externalRealmID', title: externalRealmID.title },
];

const MOST = 100;

export default function RealmImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { realms } = passportOf(appId);
  const there = useRef<ReadonlyMap<string, Realm>>(new Map());
  return (
    <ImportWizard
      title={text.importRealms}
      fields={fields}
      samples={[text.sample]}
      keyOf={(row) => nameOf(row)}
      existing={async () => {
        const found = new Map<string, Realm>();
        for await (const realm of realms.search.all({ count: MOST })) {
          found.set(realm.name, realm);
        }
        there.current = found;
        return new Map([...found].map(([key, realm]) => [key, { ...realm }]));
      }}
      run={(row, how) => {
        const body = { name: nameOf(row), ...picked(row) };
        const id = there.current.get(body.name)?.realmID;
        return how === 'update' && id !== undefined ? realms.update({ id, ...body }) : realms.create(body);
      }}
      refresh={realmKeys(appId)}
      onClose={onClose}
    />
  );
}

function nameOf(row: ImportRow): string {
  return String(row.name ?? '');
}

/** What the file says of a realm; what it does not name stays. */
function picked(row: ImportRow): { status?: RealmStatus; externalRealmID?: string } {
  return {
    ...(row.status === undefined ? {} : { status: row.status as RealmStatus }),
    ...(row.externalRealmID === undefined ? {} : { externalRealmID: String(row.externalRealmID) }),
  };
}
