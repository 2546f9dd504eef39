// What was sent of one template.
import { screen } from '../../../kit/address/link.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { mailIcon } from '../../../kit/show/icons.ts';
import { passportOf } from '../queries.ts';
import { recordColumns } from './record-columns.tsx';
import { text } from './text.zh.ts';
import { useRecall } from './use-recall.tsx';

const columns = recordColumns(true);

export default function TemplateRecords({ appId, slug }: { appId: string; slug: string }) {
  const { actions, dialog } = useRecall(appId);
  return (
    <>
      <DataList
        id="passport.mail.template.records"
        scope="records"
        label={text.records}
        source={listOf(passportOf(appId).inboxRecords.search, () => ({ templateSlugName: slug }))}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        rowLink={({ id }) => screen('/services/{appId}/passport/inbox/record', { appId }, { d: `record:${id}` })}
        actions={actions}
        empty={<EmptyState icon={mailIcon} title={text.noRecordsOf} />}
      />
      {dialog}
    </>
  );
}
