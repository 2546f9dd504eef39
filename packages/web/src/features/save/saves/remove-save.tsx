// Asks before the progress of a player goes: what it is, and whose.
import { formatSize } from '@uos/contract/rules';
import type { CloudSave } from '@uos/sdk/services/save';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { nameOf, saveKeys, saveOf } from '../queries.ts';
import { text } from '../text.zh.ts';

interface RemoveSaveProps {
  readonly appId: string;
  readonly save: CloudSave;
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
}

export function RemoveSave({ appId, save, onRemoved, onClose }: RemoveSaveProps) {
  return (
    <Confirm
      title={text.removeSave}
      verb={text.remove}
      long
      onConfirm={async () => {
        await saveOf(appId).files.remove({ id: save.saveId });
        onRemoved?.();
      }}
      done={text.removed(nameOf(save))}
      refresh={saveKeys(appId)}
      onClose={onClose}
    >
      {text.removeWords(nameOf(save), save.userId, formatSize(save.file.size))}
    </Confirm>
  );
}
