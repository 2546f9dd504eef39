// Levels by tracks: what each level asks for, and what each track gives there. A cell is changed in place.
import { Alert, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { daysAtLimits, levelCost, seasonDays, totalExpOf } from '@uos/contract/rules';
import type { BattlePass, BattlePassSlot, EconomyResource } from '@uos/sdk/browser';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { counting, useSearchState } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { Icon } from '../../../kit/show/icon.tsx';
import { plusIcon, ticketIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { amountsWords } from '../economy/amounts/amounts.ts';
import { resourcesQuery } from '../economy/queries.ts';
import classes from './battle-passes.module.css';
import { namedAmounts } from './named.ts';
import { SlotHead } from './slot-head.tsx';
import { text } from './text.zh.ts';

const CellForm = part(() => import('./cell-form.tsx'), 'over');

/** Levels that are drawn together. */
const SHOWN = 50;
/** A page of levels stands in the address. */
const spec = { levels: counting(1) };

interface GridProps {
  readonly appId: string;
  readonly pass: BattlePass;
  readonly onNewSlot: () => void;
}

interface Cell {
  readonly slot: BattlePassSlot;
  readonly level: number;
}

export default function Grid({ appId, pass, onNewSlot }: GridProps) {
  const { slots, maxLevel } = pass;
  const [{ levels: page }, change] = useSearchState(spec);
  const [open, setOpen] = useState<Cell>();
  const resources = useQuery(resourcesQuery(appId)).data ?? [];
  const reasonFor = usePermission();
  const pages = Math.ceil(maxLevel / SHOWN);
  const first = (Math.min(page, pages) - 1) * SHOWN + 1;
  const last = Math.min(maxLevel, first + SHOWN - 1);
  const shown = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (
    <Stack gap="md">
      <Sums pass={pass} />
      {slots.length === 0 ? (
        <EmptyState
          icon={ticketIcon}
          title={text.noSlotsYet}
          action={
            <ActionButton icon={plusIcon} reason={reasonFor('passport.battlePassSlots.create')} onClick={onNewSlot}>
              {text.newSlot}
            </ActionButton>
          }
        >
          {text.noSlotsHint}
        </EmptyState>
      ) : (
        <>
          {pages < 2 ? null : (
            <NativeSelect
              label={text.levelRange}
              maw={220}
              value={String(Math.min(page, pages))}
              data={Array.from({ length: pages }, (_, at) => ({
                value: String(at + 1),
                label: text.range(at * SHOWN + 1, Math.min(maxLevel, (at + 1) * SHOWN)),
              }))}
              onChange={({ currentTarget: { value } }) => change({ levels: Number(value) })}
            />
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
          <section className={classes.grid} tabIndex={0} aria-label={text.grid}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{text.level}</th>
                  <th scope="col" data-align="right">
                    {text.exp}
                  </th>
                  <th scope="col" data-align="right">
                    {text.sum}
                  </th>
                  {slots.map((slot) => (
                    <th key={slot.id} scope="col">
                      <SlotHead appId={appId} pass={pass} slot={slot} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((level) => (
                  <tr key={level}>
                    <th scope="row">{grouped(level)}</th>
                    <td data-align="right">{grouped(levelCost(pass, level))}</td>
                    <td data-align="right">{grouped(totalExpOf(pass, level))}</td>
                    {slots.map((slot) => (
                      <td key={slot.id}>
                        <CellButton
                          cell={{ slot, level }}
                          resources={resources}
                          reason={reasonFor('passport.battlePassSlots.update')}
                          onOpen={setOpen}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <CellForm appId={appId} pass={pass} slot={open.slot} level={open.level} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

interface CellButtonProps {
  readonly cell: Cell;
  readonly resources: readonly EconomyResource[];
  readonly reason: string | undefined;
  readonly onOpen: (cell: Cell) => void;
}

function CellButton({ cell, resources, reason, onOpen }: CellButtonProps) {
  const { slot, level } = cell;
  const items = slot.rewards.find((row) => row.level === level)?.items ?? [];
  const words = amountsWords(namedAmounts(items, resources));
  if (reason !== undefined) {
    return <span title={reason}>{words}</span>;
  }
  const name = text.cell(slot.displayName, level);
  return (
    <button
      type="button"
      className={classes.cell}
      data-empty={words === '' || undefined}
      aria-label={words === '' ? `${name} ${text.add}` : `${name} ${words}`}
      onClick={() => onOpen(cell)}
    >
      {words === '' ? <Icon of={plusIcon} size={14} /> : words}
    </button>
  );
}

/** What the last level takes, and whether the season is long enough for it. */
function Sums({ pass }: { pass: BattlePass }) {
  const days = daysAtLimits(pass);
  const season = seasonDays(pass, pass.startTime);
  return (
    <>
      <Figures
        label={text.totalExp}
        figures={[
          { title: text.totalExp, value: grouped(totalExpOf(pass)), note: text.levelOf(pass.maxLevel) },
          { title: text.daysAtLimits, value: days === undefined ? text.never : text.days(days) },
          { title: text.seasonLength, value: season === undefined ? text.forGood : text.days(season) },
        ]}
      />
      {days === undefined ? (
        <Alert color="yellow">{text.cannotEver}</Alert>
      ) : season !== undefined && days > season ? (
        <Alert color="yellow">{text.tooShort(days, season)}</Alert>
      ) : null}
    </>
  );
}
