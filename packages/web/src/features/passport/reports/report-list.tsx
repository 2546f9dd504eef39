// Reports of players: who waits for a decision, most reported first, and all that was ever said.
import { DetailTabs } from '../../../kit/detail/detail-tabs.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { useApp } from '../../../shell/apps.ts';
import { text } from './text.zh.ts';

const ReportQueue = part(() => import('./report-queue.tsx'));
const AllReports = part(() => import('./all-reports.tsx'));

export default function ReportList() {
  const { AppId: appId } = useApp();
  return (
    <Page title={text.reports} help={text.reportsHelp}>
      <DetailTabs
        place="page"
        data={appId}
        tabs={[
          { key: 'queue', title: text.queue, render: () => <ReportQueue appId={appId} /> },
          { key: 'all', title: text.all, render: () => <AllReports appId={appId} /> },
        ]}
      />
    </Page>
  );
}
