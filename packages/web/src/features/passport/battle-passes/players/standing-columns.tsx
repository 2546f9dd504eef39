// How far somebody is in a battle pass, as a row of a list.
import type { PersonaBattlePass } from '@uos/sdk/browser';
import { personaBattlePassColumns } from '@uos/sdk/services/passport.columns';
import type { Column } from '../../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { text } from '../text.zh.ts';

export type PassNames = ReadonlyMap<string, string>;

/** Without the persona where all are of one. */
export function standingColumns(names: PassNames, ofOne = false): Column<PersonaBattlePass>[] {
  const of = columnsOf<PersonaBattlePass>;
  const columns = personaBattlePassColumns;
  return [
    ...of(columns, { slugName: { title: text.pass, cell: ({ slugName }) => names.get(slugName) ?? slugName } }),
    ...(ofOne ? [] : of(columns, { personaName: {}, personaId: { wideOnly: true } })),
    ...of(columns, {
      level: {},
      totalExp: {},
      todayExp: { wideOnly: true },
      weekExp: { wideOnly: true },
      claimable: {},
      claimed: { wideOnly: true },
      unlockedSlots: { hidden: true },
      updatedAt: {},
    }),
  ];
}

export const standingRef = ({ personaId, slugName }: PersonaBattlePass) =>
  ({ kind: 'personaBattlePass', id: `${personaId}/${slugName}` }) as const;
