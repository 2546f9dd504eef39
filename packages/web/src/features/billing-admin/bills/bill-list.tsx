// The bills of a month: what they sum up to, where they come from, and the run that makes them.

import { Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { oneOf, useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
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
      <Tabs
        value={view}
        onChange={(next) => change({ view: (next ?? 'bills') as typeof view, page: '', sort: '', q: '' })}
        keepMounted={false}
      >
        <Tabs.List aria-label={text.views} mb="md">
          {VIEWS.map(({ key, title }) => (
            <Tabs.Tab key={key} value={key}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {VIEWS.map(({ key, Rows }) => (
          <Tabs.Panel key={key} value={key}>
            <Rows month={month} process={process} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <Suspense fallback={null}>
        {isProcessing ? <ProcessDialog month={month} onClose={() => setProcessing(false)} /> : null}
      </Suspense>
    </Page>
  );
}
