// A tag given to, or taken from, the personas of a file. Who has it already, or has it not, is left as it is.
import { uuidText } from '@uos/contract/rules';
import type { PassportTag } from '@uos/sdk/browser';
import type { ImportField, ImportRow } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { passportOf } from '../queries.ts';
import { tagKeys } from './queries.ts';
import { text } from './text.zh.ts';

const fields: readonly ImportField[] = [
  { key: 'personaID', title: text.personaId, required: true, rule: uuidText, aliases: ['id', 'persona'] },
];

const PAGE = 100;

interface TagImportProps {
  readonly appId: string;
  readonly tag: PassportTag;
  readonly how: 'give' | 'take';
  readonly onClose: () => void;
}

export default function TagImport({ appId, tag: { tagID, name }, how, onClose }: TagImportProps) {
  const { tags, personas } = passportOf(appId);
  return (
    <ImportWizard
      title={how === 'give' ? text.giveTitle(name) : text.takeTitle(name)}
      fields={fields}
      samples={text.sampleRows}
      keyOf={idOf}
      existing={async (keys) => {
        const carrying = new Set<string>();
        for await (const { personaID } of tags.personas.all({ id: tagID, count: PAGE })) {
          carrying.add(personaID);
        }
        // why those: a row that is there already changes nothing, and is shown so
        const settled = keys.filter((key) => carrying.has(key) === (how === 'give'));
        return new Map(settled.map((personaID) => [personaID, { personaID }]));
      }}
      run={(row) => personas[how === 'give' ? 'tag' : 'untag']({ id: idOf(row), tagIDs: [tagID] })}
      refresh={tagKeys(appId)}
      onClose={onClose}
    />
  );
}

function idOf(row: ImportRow): string {
  return String(row.personaID ?? '').toLowerCase();
}
