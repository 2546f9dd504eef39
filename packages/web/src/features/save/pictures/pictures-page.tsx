// The pictures of players: as they look, or as a table; uploaded, looked at large, deleted.

import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { SegmentedControl } from '@mantine/core';
import type { ProfilePicture } from '@uos/sdk/services/save';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { oneOf, useSearchState } from '../../../kit/address/search-state.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { uploadIcon, userIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { saveOf } from '../queries.ts';
import { text } from './text.zh.ts';

const PictureGrid = part(() => import('./picture-grid.tsx'));
const PictureList = part(() => import('./picture-list.tsx'));
const PictureForm = part(() => import('./picture-form.tsx'), 'over');
const PictureDialog = part(() => import('./picture-dialog.tsx'), 'over');

const spec = { view: oneOf('grid', 'table') };

/** What grid and table show alike. */
export interface PicturesProps {
  readonly appId: string;
  readonly reason: string | undefined;
  readonly toolbar: React.ReactNode;
  readonly empty: React.ReactNode;
  readonly onOpen: (open: Open) => void;
}

interface Open {
  readonly kind: 'look' | 'replace' | 'remove';
  /** One, or those that are marked. */
  readonly pictures: readonly ProfilePicture[];
}

export default function PicturesPage() {
  const { AppId: appId } = useApp();
  const [{ view }, change] = useSearchState(spec);
  const [open, setOpen] = useState<Open | 'create'>();
  const reasonFor = usePermission();
  const cannotWrite = reasonFor('save.profilePictures.set');
  const close = () => setOpen(undefined);
  const upload = (
    <ActionButton icon={uploadIcon} reason={cannotWrite} onClick={() => setOpen('create')}>
      {text.upload}
    </ActionButton>
  );
  const shown: PicturesProps = {
    appId,
    reason: reasonFor('save.profilePictures.removeMany'),
    onOpen: setOpen,
    toolbar: (
      <SegmentedControl
        size="xs"
        aria-label={text.view}
        value={view}
        data={[
          { value: 'grid', label: text.grid },
          { value: 'table', label: text.table },
        ]}
        onChange={(next) => change({ view: next as typeof view })}
      />
    ),
    empty: (
      <EmptyState
        icon={userIcon}
        title={text.none}
        action={upload}
        snippets={{ call: saveOf(appId).profilePictures.list, input: { userIds: [text.sampleUser] } }}
      >
        {text.noneHint}
      </EmptyState>
    ),
  };
  return (
    <Page title={text.pictures} help={text.picturesHelp} actions={upload}>
      {view === 'grid' ? <PictureGrid {...shown} /> : <PictureList {...shown} />}
      <Suspense fallback={null}>
        {open === 'create' ? <PictureForm appId={appId} onClose={close} /> : null}
        {typeof open === 'object' && open.kind === 'replace' ? (
          <PictureForm appId={appId} picture={open.pictures[0]} onClose={close} />
        ) : null}
        {typeof open === 'object' && open.kind === 'look' && open.pictures[0] !== undefined ? (
          <PictureDialog
            picture={open.pictures[0]}
            reason={shown.reason}
            onReplace={(picture) => setOpen({ kind: 'replace', pictures: [picture] })}
            onRemove={(picture) => setOpen({ kind: 'remove', pictures: [picture] })}
            onClose={close}
          />
        ) : null}
      </Suspense>
      {typeof open === 'object' && open.kind === 'remove' ? (
        <Confirm
          title={text.removeTitle(open.pictures.length)}
          verb={text.removeVerb(open.pictures.length)}
          long={open.pictures.length > 1}
          onConfirm={() =>
            saveOf(appId).profilePictures.removeMany({ pfpIds: open.pictures.map(({ pfpId }) => pfpId) })
          }
          done={text.removed(open.pictures.length)}
          refresh={[keyOf(saveOf(appId).profilePictures.list)]}
          onClose={close}
        >
          {text.removeWords(open.pictures.map(({ userId }) => userId))}
        </Confirm>
      ) : null}
    </Page>
  );
}
