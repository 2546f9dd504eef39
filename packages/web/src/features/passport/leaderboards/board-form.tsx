// A new leaderboard, a copy of one, or the settings of one.
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard } from '@uos/sdk/browser';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { type BoardValues, boardFields, boardValues, createInput, updateInput } from './board-fields.tsx';
import { boardKeys, scoredQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface BoardFormProps {
  readonly appId: string;
  /** What is changed, or what the new one begins as. */
  readonly board?: Leaderboard;
  readonly how: 'create' | 'copy' | 'edit';
  readonly onClose: () => void;
}

export default function BoardForm({ appId, board, how, onClose }: BoardFormProps) {
  const { leaderboards } = passportOf(appId);
  const isEdit = how === 'edit' && board !== undefined;
  const scored = useQuery({ ...scoredQuery(appId, board?.slugName ?? ''), enabled: isEdit });
  const first = boardValues(board);
  const initial = how === 'copy' ? { ...first, slugName: '', displayName: text.copyOf(first.displayName) } : first;
  const fields = boardFields({
    ...(isEdit && { board }),
    hasScores: isEdit && scored.data === true,
  });
  return (
    <FormDialog<BoardValues, { readonly leaderboard: Leaderboard }>
      title={isEdit ? text.editTitle(board.displayName) : how === 'copy' ? text.copyTitle : text.create}
      size="lg"
      fields={fields}
      initial={initial}
      submitLabel={isEdit ? text.save : text.createVerb}
      onSubmit={(values) =>
        isEdit
          ? leaderboards.update(updateInput(board.slugName, values, board))
          : leaderboards.create(createInput(values))
      }
      done={({ leaderboard: { displayName } }) => (isEdit ? text.saved(displayName) : text.created(displayName))}
      errorFields={{ 30003: 'slugName' }}
      refresh={boardKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
