// What players do once: the achievements of the game, series of them as steps, and how many have done each.
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { DetailTabs } from '../../../kit/detail/detail-tabs.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { plusIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { Achievements } from './achievements.tsx';
import { text } from './text.zh.ts';

const SeriesSteps = part(() => import('./series-steps.tsx'));
const Rates = part(() => import('./rates.tsx'));
const AchievementForm = part(() => import('./achievement-form.tsx'), 'over');
const AchievementImport = part(() => import('./achievement-import.tsx'), 'over');

export default function AchievementList() {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'create' | 'import'>();
  const close = () => setOpen(undefined);
  const create = (
    <ActionButton icon={plusIcon} reason={reasonFor('passport.achievements.create')} onClick={() => setOpen('create')}>
      {text.create}
    </ActionButton>
  );
  return (
    <Page
      title={text.achievements}
      help={text.help}
      actions={
        <>
          <ActionButton
            variant="default"
            icon={uploadIcon}
            reason={reasonFor('passport.achievements.import')}
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
          { key: 'list', title: text.list, render: () => <Achievements appId={appId} create={create} /> },
          { key: 'series', title: text.series, render: () => <SeriesSteps appId={appId} /> },
          { key: 'rates', title: text.rates, render: () => <Rates appId={appId} /> },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'create' ? <AchievementForm appId={appId} onClose={close} /> : null}
        {open === 'import' ? <AchievementImport appId={appId} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}
