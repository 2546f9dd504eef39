// What players may do for a time: who has what, and when it ends.
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { DetailTabs } from '../../../kit/detail/detail-tabs.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { writeDayRange } from '../../../kit/list/filter.ts';
import { Page } from '../../../kit/page/page.tsx';
import { plusIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { Entitlements } from './entitlements.tsx';
import { text } from './text.zh.ts';

const ExpiryCalendar = part(() => import('./expiry-calendar.tsx'));
const EntitlementForm = part(() => import('./entitlement-form.tsx'), 'over');
const EntitlementImport = part(() => import('./entitlement-import.tsx'), 'over');

export default function EntitlementList() {
  const { AppId: appId } = useApp();
  const [open, setOpen] = useState<'give' | 'import'>();
  const reason = usePermission()('passport.entitlements.create');
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const give = (
    <ActionButton icon={plusIcon} reason={reason} onClick={() => setOpen('give')}>
      {text.give}
    </ActionButton>
  );
  /** The list of what ends on a day. */
  const toDay = (day: string, type: string) =>
    void navigate({
      to: '.',
      search: { ends: writeDayRange({ start: day, end: day }), ...(type !== '' && { type }) },
    } as never);
  return (
    <Page
      title={text.entitlements}
      help={text.help}
      actions={
        <>
          <ActionButton variant="default" icon={uploadIcon} reason={reason} onClick={() => setOpen('import')}>
            {text.import}
          </ActionButton>
          {give}
        </>
      }
    >
      <DetailTabs
        place="page"
        data={appId}
        tabs={[
          { key: 'list', title: text.list, render: () => <Entitlements appId={appId} give={give} /> },
          { key: 'calendar', title: text.calendar, render: () => <ExpiryCalendar appId={appId} onDay={toDay} /> },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'give' ? <EntitlementForm appId={appId} onClose={close} /> : null}
        {open === 'import' ? <EntitlementImport appId={appId} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}
