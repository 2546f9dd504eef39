// What players read when they come in: the notices, when each is shown, and who sees which.
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { DetailTabs } from '../../../kit/detail/detail-tabs.tsx';
import { useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { plusIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { Notices } from './notices.tsx';
import { text } from './text.zh.ts';

const Timeline = part(() => import('./notice-timeline.tsx'));
const Preview = part(() => import('./notice-preview.tsx'));
const NoticeForm = part(() => import('./notice-form.tsx'), 'over');
const NoticeImport = part(() => import('./notice-import.tsx'), 'over');
const NoticeDrawer = part(() => import('./notice-drawer.tsx'), 'over');

export default function NoticeList() {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'create' | 'import'>();
  const close = () => setOpen(undefined);
  const drawer = useSideDrawer('notice');
  const create = (
    <ActionButton icon={plusIcon} reason={reasonFor('passport.billboards.create')} onClick={() => setOpen('create')}>
      {text.create}
    </ActionButton>
  );
  return (
    <Page
      title={text.notices}
      help={text.help}
      actions={
        <>
          <ActionButton
            variant="default"
            icon={uploadIcon}
            reason={reasonFor('passport.billboards.import')}
            onClick={() => setOpen('import')}
          >
            {text.import}
          </ActionButton>
          {create}
        </>
      }
    >
      <DetailTabs
        place="page"
        data={appId}
        tabs={[
          { key: 'list', title: text.list, render: () => <Notices appId={appId} create={create} /> },
          { key: 'timeline', title: text.timeline, render: () => <Timeline appId={appId} /> },
          { key: 'preview', title: text.preview, render: () => <Preview appId={appId} /> },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'create' ? <NoticeForm appId={appId} onClose={close} /> : null}
        {open === 'import' ? <NoticeImport appId={appId} onClose={close} /> : null}
        {drawer.id === undefined ? null : <NoticeDrawer key={drawer.id} id={drawer.id} onClose={drawer.close} />}
      </Suspense>
    </Page>
  );
}
