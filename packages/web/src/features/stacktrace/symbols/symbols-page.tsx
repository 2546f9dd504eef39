// The symbol files of an app, and those that crashes still wait for.

import { DetailTabs } from '../../../kit/detail/detail-tabs.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { text } from '../text.zh.ts';
import { SymbolList } from './symbol-list.tsx';

const MissingList = part(() => import('../missing/missing-list.tsx'));

export default function SymbolsPage() {
  const { AppId: appId } = useApp();
  const reason = usePermission()('stacktrace.symbols.create');
  return (
    <Page title={text.symbols} help={text.symbolsHelp}>
      <DetailTabs
        place="page"
        data={appId}
        isInMenu
        tabs={[
          { key: 'symbols', title: text.symbols, render: () => <SymbolList appId={appId} reason={reason} /> },
          { key: 'missing', title: text.missing, render: () => <MissingList appId={appId} reason={reason} /> },
        ]}
      />
    </Page>
  );
}
