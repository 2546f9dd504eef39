// Notices from a file, all of them drafts.
import type { BillboardsImportInput } from '@uos/sdk/services/passport';
import { billboardColumns } from '@uos/sdk/services/passport.columns';
import type { ImportField } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { failedOf } from '../economy/import-failed.ts';
import { passportOf } from '../queries.ts';
import { noticeKeys } from './queries.ts';
import { text } from './text.zh.ts';

const { title, subtitle, content, namespace, tags, expireTime } = billboardColumns;

const moment = {
  min: 17,
  pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  zh: text.notTime,
  en: text.notTime,
};

const fields: readonly ImportField[] = [
  { key: 'title', title: title.title, required: true },
  { key: 'subtitle', title: subtitle.title },
  { key: 'content', title: content.title, required: true, aliases: ['text'] },
  { key: 'namespace', title: namespace.title },
  { key: 'tags', title: tags.title, kind: 'json' },
  { key: 'expireTime', title: expireTime.title, rule: moment, aliases: ['end'] },
];

export default function NoticeImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { billboards } = passportOf(appId);
  return (
    <ImportWizard
      title={text.importTitle}
      fields={fields}
      samples={[text.sampleRow]}
      keyOf={(row) => JSON.stringify(row)}
      run={async (row) => {
        const rows = [{ ...row }] as unknown as BillboardsImportInput['billboards'];
        failedOf(await billboards.import({ billboards: rows }));
      }}
      refresh={noticeKeys(appId)}
      onClose={onClose}
    />
  );
}
