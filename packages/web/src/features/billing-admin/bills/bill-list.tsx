// The bills of a month: what they sum up to, where they come from, and the run that makes them.

import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { oneOf, useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { playIcon } from '../../../kit/show/icons.ts';
import { useMonth } from '../../../parts/bills/month.ts';
import { MonthChoice } from '../../../parts/bills/month-choice.tsx';
import { BillRows } from './bill-rows.tsx';
import { DiffRows, OrganizationRows } from './month-rows.tsx';
import { MonthSummary } from './month-summary.tsx';
import { text } from './text.zh.ts';

const ProcessDialog = part(() => import('./process-dialog.tsx'), 'over');

// why page and sort: what one of the lists had there means nothing to the next
const spec = { view: oneOf('bills', 'organizations', 'diff'), page: words(), sort: words(), q: words() };

const VIEWS = [
  { key: 'bills', title: text.viewBills, Rows: BillRows },
  { key: 'organizations', title: text.viewOrganizations, Rows: OrganizationRows },
  { key: 'diff', title: text.viewDiff, Rows: DiffRows },
] as const;

export default function BillList() {
  const [month] = useMonth();
  const [{ view }, change] = useSearchState(spec);
  const open = VIEWS.find(({ key }) => key === view) ?? VIEWS[0];
  const [isProcessing, setProcessing] = useState(false);
  const process = (
    <ActionButton icon={playIcon} onClick={() => setProcessing(true)}>
      {text.process}
    </ActionButton>
  );
  return (
    <Page
      title={text.bills}
      help={text.billsHelp}
      actions={
        <>
          <MonthChoice />
          {process}
        </>
      }
    >
      <MonthSummary month={month} />
      <PageTabs
        label={text.views}
        tabs={VIEWS}
        open={view}
        onOpen={(next) => change({ view: next as typeof view, page: '', sort: '', q: '' })}
      >
        <open.Rows month={month} process={process} />
      </PageTabs>
      <Suspense fallback={null}>
        {isProcessing ? <ProcessDialog month={month} onClose={() => setProcessing(false)} /> : null}
      </Suspense>
    </Page>
  );
}
