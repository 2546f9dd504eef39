// What the game sells: products on their shelves, their prices as a sheet, and a player to try the shop with.
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { DetailTabs } from '../../../../kit/detail/detail-tabs.tsx';
import { part } from '../../../../kit/lazy/part.tsx';
import { Page } from '../../../../kit/page/page.tsx';
import { plusIcon, uploadIcon } from '../../../../kit/show/icons.ts';
import { useApp } from '../../../../shell/apps.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { Products } from './products.tsx';
import { text } from './text.zh.ts';

const PriceSheet = part(() => import('./price-sheet.tsx'));
const Simulator = part(() => import('../simulator/simulator.tsx'));
const ProductForm = part(() => import('./product-form.tsx'), 'over');
const ProductImport = part(() => import('./product-import.tsx'), 'over');

export default function ProductList() {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'create' | 'import'>();
  const close = () => setOpen(undefined);
  const create = (
    <ActionButton icon={plusIcon} reason={reasonFor('passport.products.create')} onClick={() => setOpen('create')}>
      {text.create}
    </ActionButton>
  );
  return (
    <Page
      title={text.products}
      help={text.help}
      actions={
        <>
          <ActionButton
            variant="default"
            icon={uploadIcon}
            reason={reasonFor('passport.products.import')}
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
          { key: 'list', title: text.products, render: () => <Products appId={appId} create={create} /> },
          { key: 'prices', title: text.prices, render: () => <PriceSheet appId={appId} /> },
          { key: 'simulator', title: text.simulator, render: () => <Simulator appId={appId} /> },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'create' ? <ProductForm appId={appId} onClose={close} /> : null}
        {open === 'import' ? <ProductImport appId={appId} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}
