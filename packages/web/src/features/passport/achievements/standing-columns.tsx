// How far somebody is with an achievement, as a row of a list.
import type { PersonaAchievement } from '@uos/sdk/browser';
import { personaAchievementColumns } from '@uos/sdk/services/passport.columns';
import type { Column } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';

/** Without the persona where all are of one. */
export function standingColumns(ofOne = false): Column<PersonaAchievement>[] {
  const of = columnsOf<PersonaAchievement>;
  const columns = personaAchievementColumns;
  return [
    ...of(columns, { displayName: {}, slugName: { wideOnly: true } }),
    ...(ofOne ? [] : of(columns, { personaName: {}, personaID: { wideOnly: true } })),
    ...of(columns, {
      achievedValue: {},
      thresholdValue: {},
      achieveStatus: {},
      redeemStatus: {},
      achievedAt: { wideOnly: true },
      redeemedAt: { wideOnly: true, hidden: true },
    }),
  ];
}
