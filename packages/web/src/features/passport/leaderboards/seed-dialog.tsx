// Test members for a leaderboard, with how many are written while it runs.
import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { Leaderboard } from '@uos/sdk/browser';
import { useState } from 'react';
// why by hand: no call takes these values
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { scoreKeys } from './queries.ts';
import { seed } from './seed.ts';
import { text } from './text.zh.ts';

type Values = {
  readonly count: number | undefined;
  readonly middle: number | undefined;
};

const MOST = 10_000;

const fields: FieldsOf<Values> = {
  count: { kind: 'number', label: text.seedCount, required: true, min: 1, max: MOST },
  // why by hand: no call takes it
  middle: { kind: 'number', label: text.seedMiddle, required: true, min: 1 },
};

export default function SeedDialog({
  appId,
  board,
  onClose,
}: {
  appId: string;
  board: Leaderboard;
  onClose: () => void;
}) {
  const [done, setDone] = useState<number>();
  return (
    <FormDialog<Values, number>
      title={text.seedTitle}
      fields={fields}
      initial={{ count: 1000, middle: 1000 }}
      submitLabel={text.seedVerb}
      onSubmit={({ count = 0, middle = 0 }) => seed(appId, board, { count, middle, onDone: setDone })}
      done={(count) => text.seeded(count)}
      refresh={scoreKeys(appId)}
      onClose={() => onClose()}
    >
      {({ count = 0 }) => (
        <>
          {board.memberType === 'Player' ? text.seedPlayers : text.seedEntities}
          {done === undefined ? null : (
            <Progress value={(done / Math.max(count, 1)) * 100} aria-label={text.seedTitle} />
          )}
        </>
      )}
    </FormDialog>
  );
}
