// Entitlements for the personas of a file, one each row. Who has one of that type and name already keeps it as it is.
import { uuidText } from '@uos/contract/rules';
import { entitlementColumns } from '@uos/sdk/services/passport.columns';
import type { ImportField, ImportRow } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { passportOf } from '../queries.ts';
import { entitlementKeys } from './queries.ts';
import { text } from './text.zh.ts';

const { personaID, type, displayName } = entitlementColumns;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const fields: readonly ImportField[] = [
  { key: 'personaID', title: personaID.title, required: true, rule: uuidText, aliases: ['persona'] },
  { key: 'type', title: type.title, required: true },
  { key: 'displayName', title: displayName.title, required: true, aliases: ['name'] },
  {
    key: 'endTime',
    title: text.endTimeTitle,
    rule: { min: 17, pattern: TIME, zh: text.notTime, en: text.notTime },
    aliases: ['end'],
  },
];

const PAGE = 100;

export default function EntitlementImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { entitlements } = passportOf(appId);
  return (
    <ImportWizard
      title={text.importTitle}
      fields={fields}
      samples={[text.sampleRow]}
      keyOf={keyOf}
      existing={async (keys) => {
        const wanted = new Set(keys);
        const types = [...new Set(keys.map((key) => key.split('\n')[1] ?? ''))];
        const found = new Map<string, ImportRow>();
        for (const one of types) {
          for await (const had of entitlements.search.all({ type: one, status: 'Active', count: PAGE })) {
            const key = keyOf({ ...had });
            if (wanted.has(key)) {
              // why these alone: an end in the file is no change of what somebody has
              found.set(key, { personaID: had.personaID, type: had.type, displayName: had.displayName });
            }
          }
        }
        return found;
      }}
      run={(row, how) =>
        how === 'update'
          ? Promise.resolve()
          : entitlements.create({
              type: String(row.type),
              displayName: String(row.displayName),
              ownerType: 'Persona',
              personaID: String(row.personaID),
              ...(row.endTime !== undefined && { endTime: String(row.endTime) }),
            })
      }
      refresh={entitlementKeys(appId)}
      onClose={onClose}
    />
  );
}

function keyOf({ personaID: id, type: kind, displayName: name }: ImportRow): string {
  return [String(id ?? '').toLowerCase(), kind, name].join('\n');
}
