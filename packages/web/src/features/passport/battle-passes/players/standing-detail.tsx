// How far one persona is in one battle pass: level and experience against the limits, and each reward by track.
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { levelCost } from '@uos/contract/rules';
import type { BattlePass, BattlePassSlot, PersonaBattlePass } from '@uos/sdk/browser';
import { personaBattlePassColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { drawerSearch, type EntityViewProps } from '../../../../kit/address/entity.ts';
import { screen } from '../../../../kit/address/link.ts';
import { DetailPage } from '../../../../kit/detail/detail-page.tsx';
import { joined } from '../../../../kit/language/format.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { PlainTable } from '../../../../kit/list/rows/plain-table.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { Figures } from '../../../../kit/show/figures.tsx';
import { grouped } from '../../../../kit/show/grouped.ts';
import { terminalIcon, ticketIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { useApp } from '../../../../shell/apps.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { amountsWords } from '../../economy/amounts/amounts.ts';
import { resourcesQuery } from '../../economy/queries.ts';
import { passportOf } from '../../queries.ts';
import { namedAmounts } from '../named.ts';
import { passQuery, standingQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { DeleteProgress } from './delete-progress.tsx';

const Snippets = part(() => import('../../../../kit/snippets/snippets.tsx'), 'nothing');

const facts = columnsOf<PersonaBattlePass>(personaBattlePassColumns, {
  personaId: {},
  slugName: {},
  totalExp: {},
  updatedAt: {},
});

export default function StandingDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const [personaId = '', slugName = ''] = id.split('/');
  const reason = usePermission()('passport.personaBattlePasses.remove');
  const [isOpen, setOpen] = useState(false);
  const pass = useQuery(passQuery(appId, slugName));
  return (
    <DetailPage
      place={place}
      query={useQuery(standingQuery(appId, personaId, slugName))}
      kind={text.standing}
      icon={ticketIcon}
      title={({ level }) => `${pass.data?.displayName ?? slugName} · ${text.levelOf(level)}`}
      help={() => (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link
              {...props}
              to="."
              search={drawerSearch({ kind: 'persona', id: personaId }) as never}
              resetScroll={false}
            />
          )}
        >
          {`${text.persona} ${personaId}`}
        </Anchor>
      )}
      facts={facts}
      aside={{
        title: text.commands,
        icon: terminalIcon,
        render: () => (
          <Suspense fallback={null}>
            <Snippets call={passportOf(appId).personaBattlePasses.get} input={{ id: personaId, bp: slugName }} />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/battle-pass/persona', { appId })}
      actions={() => [
        { label: text.deleteProgressAsk, icon: trashIcon, danger: true, reason, onClick: () => setOpen(true) },
      ]}
    >
      {(standing) => (
        <>
          {pass.data !== undefined ? (
            <Progress appId={appId} standing={standing} pass={pass.data} />
          ) : pass.isLoadingError ? (
            <ErrorPanel error={pass.error} onRetry={() => void pass.refetch()} />
          ) : (
            <Waiting height={WAITING} />
          )}
          {isOpen ? (
            <DeleteProgress
              appId={appId}
              standing={standing}
              onClose={(isDeleted) => {
                setOpen(false);
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

const WAITING = 220;

interface ProgressProps {
  readonly appId: string;
  readonly standing: PersonaBattlePass;
  readonly pass: BattlePass;
}

interface Row {
  readonly level: number;
}

function Progress({ appId, standing, pass }: ProgressProps) {
  const resources = useQuery(resourcesQuery(appId)).data ?? [];
  const { level, exp, todayExp, weekExp, unlockedSlots } = standing;
  const c = columnKinds<Row>();
  const columns = [
    c.number('level', text.level),
    ...pass.slots.map((slot) =>
      c.own(slot.id, slot.displayName, (row) => {
        const items = slot.rewards.find((one) => one.level === row.level)?.items ?? [];
        return items.length === 0
          ? null
          : `${amountsWords(namedAmounts(items, resources))} · ${stateOf(standing, slot, row.level)}`;
      }),
    ),
  ];
  const given = new Set(pass.slots.flatMap(({ rewards }) => rewards.map((row) => row.level)));
  const rows = [...given].sort((one, other) => one - other).map((one): Row => ({ level: one }));
  const names = pass.slots.filter(({ slugName }) => unlockedSlots.includes(slugName));
  return (
    <>
      <Figures
        label={text.progress}
        figures={[
          {
            title: text.level,
            value: grouped(level),
            note: level >= pass.maxLevel ? text.atTop : text.toNext(exp, levelCost(pass, level + 1)),
          },
          { title: text.today, value: grouped(todayExp), note: text.ofLimit(pass.dailyExpLimit) },
          { title: text.week, value: grouped(weekExp), note: text.ofLimit(pass.weeklyExpLimit) },
          { title: text.unlocked, value: joined(names.map(({ displayName }) => displayName)) || text.none },
        ]}
      />
      <PlainTable label={text.progress} columns={columns} rows={rows} rowKey={(row) => String(row.level)} />
    </>
  );
}

function stateOf({ claimed, claimable, level, unlockedSlots }: PersonaBattlePass, slot: BattlePassSlot, at: number) {
  const has = (list: PersonaBattlePass['claimed']) =>
    list.some((one) => one.slot === slot.slugName && one.level === at);
  if (has(claimed)) {
    return text.claimed;
  }
  if (has(claimable)) {
    return text.claimable;
  }
  return level < at ? text.notReached : unlockedSlots.includes(slot.slugName) ? text.reached : text.locked;
}
