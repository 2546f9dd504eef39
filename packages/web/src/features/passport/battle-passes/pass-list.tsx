// Battle passes of a game: which run, published and taken back, new ones and copies with their tracks.
import { useNavigate } from '@tanstack/react-router';
import { formatTime } from '@uos/contract/rules';
import type { BattlePass } from '@uos/sdk/browser';
import type { BattlePassesSearchInput } from '@uos/sdk/services/passport';
import { battlePassColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import {
  copyIcon,
  editIcon,
  expandIcon,
  playIcon,
  plusIcon,
  powerIcon,
  ticketIcon,
  trashIcon,
} from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { DeletePass } from './delete-pass.tsx';
import { FlipPass, notFlippable } from './flip-pass.tsx';
import { isOn, passKeys } from './queries.ts';
import { text } from './text.zh.ts';

const PassForm = part(() => import('./pass-form.tsx'), 'over');

const { status: state } = battlePassColumns;

const columns = columnsOf<BattlePass>(battlePassColumns, {
  displayName: {},
  slugName: { wideOnly: true },
  status: {},
  maxLevel: {},
  slots: {},
  startTime: {},
  endTime: {
    kind: 'text',
    cell: ({ endTime }) => (endTime === undefined ? text.forGood : formatTime(endTime)),
  },
  dailyExpLimit: { hidden: true },
  weeklyExpLimit: { hidden: true },
  createdAt: { hidden: true },
  modifiedAt: { hidden: true },
});

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'copy' | 'flip' | 'delete'; readonly pass: BattlePass };

export default function PassList() {
  const { AppId: appId } = useApp();
  const { battlePasses } = passportOf(appId);
  const navigate = useNavigate();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('passport.battlePasses.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.create}
    </ActionButton>
  );
  return (
    <Page title={text.passes} help={text.help} actions={create}>
      <DataList
        id="passport.battlePasses"
        label={text.passes}
        source={listOf(battlePasses.search, ({ q, filters: { status } }) =>
          given({ displayName: q, status: status as BattlePassesSearchInput['status'] }),
        )}
        columns={columns}
        rowKey={({ slugName }) => slugName}
        rowName={({ displayName }) => displayName}
        rowEntity={({ slugName }) => ({ kind: 'battlePass', id: slugName })}
        refresh={passKeys(appId)}
        search={text.search}
        filters={[labelFilter('status', state.title, state.labels)]}
        actions={(pass) => [
          {
            label: text.openPage,
            icon: expandIcon,
            onClick: () =>
              void navigate(
                screen('/services/{appId}/passport/battle-pass/{slugName}', { appId, slugName: pass.slugName }),
              ),
          },
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('passport.battlePasses.update'),
            onClick: () => setOpen({ kind: 'edit', pass }),
          },
          {
            label: isOn(pass) ? text.revokeAsk : text.publishAsk,
            icon: isOn(pass) ? powerIcon : playIcon,
            reason:
              reasonFor(isOn(pass) ? 'passport.battlePasses.revoke' : 'passport.battlePasses.publish') ??
              notFlippable(pass),
            onClick: () => setOpen({ kind: 'flip', pass }),
          },
          {
            label: text.copy,
            icon: copyIcon,
            reason: reasonFor('passport.battlePasses.create'),
            onClick: () => setOpen({ kind: 'copy', pass }),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.battlePasses.remove') ?? (pass.status === 'Active' ? text.isActive : undefined),
            onClick: () => setOpen({ kind: 'delete', pass }),
          },
        ]}
        empty={
          <EmptyState
            icon={ticketIcon}
            title={text.empty}
            action={create}
            snippets={{ call: battlePasses.create, input: text.sample }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <PassForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <PassForm appId={appId} pass={open.pass} onClose={close} /> : null}
        {open?.kind === 'copy' ? <PassForm appId={appId} like={open.pass} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'flip' ? <FlipPass appId={appId} pass={open.pass} onClose={close} /> : null}
      {open?.kind === 'delete' ? <DeletePass appId={appId} pass={open.pass} onClose={close} /> : null}
    </Page>
  );
}
