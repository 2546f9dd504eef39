// One battle pass, as a page and as a drawer: levels by tracks, how far somebody gets in its days, what each track is
// worth, where players are, and what was done to it.
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { BattlePass } from '@uos/sdk/browser';
import { battlePassColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import {
  copyIcon,
  editIcon,
  playIcon,
  plusIcon,
  powerIcon,
  terminalIcon,
  ticketIcon,
  trashIcon,
} from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { DeleteAllProgress, DeletePass } from './delete-pass.tsx';
import { FlipPass, notFlippable } from './flip-pass.tsx';
import { begunQuery, isOn, passQuery } from './queries.ts';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const Grid = part(() => import('./grid.tsx'));
const Simulator = part(() => import('./simulator.tsx'));
const TrackWorth = part(() => import('./track-worth.tsx'));
const LevelSpread = part(() => import('./players/level-spread.tsx'));
const PassForm = part(() => import('./pass-form.tsx'), 'over');
const SlotForm = part(() => import('./slot-form.tsx'), 'over');

const facts = columnsOf<BattlePass>(battlePassColumns, {
  slugName: { kind: 'id' },
  startTime: {},
  endTime: {
    kind: 'text',
    cell: ({ endTime }) => (endTime === undefined ? text.forGood : formatTime(endTime)),
  },
  maxLevel: {},
  dailyExpLimit: {},
  weeklyExpLimit: {},
  dayStartHour: { kind: 'text', cell: ({ dayStartHour }) => `${dayStartHour}:00` },
  createdAt: {},
  modifiedAt: {},
});

type Open = 'slot' | 'edit' | 'copy' | 'flip' | 'delete' | 'delete-all';

export default function PassDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const begun = useQuery(begunQuery(appId, id)).data;
  const close = () => setOpen(undefined);
  return (
    <DetailPage
      place={place}
      query={useQuery(passQuery(appId, id))}
      kind={text.pass}
      icon={ticketIcon}
      title={({ displayName }) => displayName}
      help={({ description }) => description}
      status={({ status }) => <StatusDot label={label(battlePassColumns.status.labels, status)} />}
      facts={facts}
      aside={{
        title: text.commands,
        icon: terminalIcon,
        render: ({ slugName }) => (
          <Suspense fallback={null}>
            <Snippets call={passportOf(appId).battlePasses.get} input={{ id: slugName }} />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/battle-pass', { appId })}
      tabs={(pass) => [
        {
          key: 'grid',
          title: text.grid,
          render: () => <Grid appId={appId} pass={pass} onNewSlot={() => setOpen('slot')} />,
        },
        { key: 'simulator', title: text.simulator, render: () => <Simulator appId={appId} pass={pass} /> },
        { key: 'worth', title: text.worth, render: () => <TrackWorth appId={appId} pass={pass} /> },
        {
          key: 'players',
          title: text.players,
          count: begun,
          render: () => <LevelSpread appId={appId} pass={pass} />,
        },
        historyTab({ appId }, pass.slugName, pass.displayName),
      ]}
      actions={(pass) => [
        {
          label: isOn(pass) ? text.revokeAsk : text.publishAsk,
          icon: isOn(pass) ? powerIcon : playIcon,
          primary: isOn(pass) ? 'plain' : true,
          reason:
            reasonFor(isOn(pass) ? 'passport.battlePasses.revoke' : 'passport.battlePasses.publish') ??
            notFlippable(pass),
          onClick: () => setOpen('flip'),
        },
        {
          label: text.newSlot,
          icon: plusIcon,
          reason: reasonFor('passport.battlePassSlots.create'),
          onClick: () => setOpen('slot'),
        },
        {
          label: text.edit,
          icon: editIcon,
          primary: isOn(pass),
          reason: reasonFor('passport.battlePasses.update'),
          onClick: () => setOpen('edit'),
        },
        {
          label: text.copy,
          icon: copyIcon,
          reason: reasonFor('passport.battlePasses.create'),
          onClick: () => setOpen('copy'),
        },
        {
          label: text.deleteAll,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.personaBattlePasses.removeAll'),
          onClick: () => setOpen('delete-all'),
        },
        {
          label: text.delete,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.battlePasses.remove') ?? (pass.status === 'Active' ? text.isActive : undefined),
          onClick: () => setOpen('delete'),
        },
      ]}
    >
      {(pass) => (
        <>
          <Suspense fallback={null}>
            {open === 'slot' ? <SlotForm appId={appId} pass={pass} onClose={close} /> : null}
            {open === 'edit' ? <PassForm appId={appId} pass={pass} onClose={close} /> : null}
            {open === 'copy' ? <PassForm appId={appId} like={pass} onClose={close} /> : null}
          </Suspense>
          {open === 'flip' ? <FlipPass appId={appId} pass={pass} onClose={close} /> : null}
          {open === 'delete-all' ? (
            <DeleteAllProgress appId={appId} slugName={pass.slugName} displayName={pass.displayName} onClose={close} />
          ) : null}
          {open === 'delete' ? (
            <DeletePass
              appId={appId}
              pass={pass}
              onClose={(isDeleted) => {
                close();
                if (isDeleted) {
                  onClose();
                }
              }}
            />
          ) : null}
        </>
      )}
    </DetailPage>
  );
}
