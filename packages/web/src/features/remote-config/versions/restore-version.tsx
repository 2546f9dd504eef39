// The configuration goes back to what it was: as a new version, so nothing of the history is lost.
import { Confirm } from '../../../kit/act/confirm.tsx';
import { changeKeys, configOf } from '../queries.ts';
import { text } from '../text.zh.ts';

interface RestoreProps {
  readonly appId: string;
  readonly number: number;
  readonly current: number;
  readonly onClose: (done: boolean) => void;
}

export function RestoreVersion({ appId, number, current, onClose }: RestoreProps) {
  const { versions } = configOf(appId);
  return (
    <Confirm
      title={text.restoreTitle}
      verb={text.restoreTo(number)}
      change={{ from: text.versionIs(current), to: text.versionIs(number) }}
      onConfirm={() => versions.restore({ number: String(number), expectedVersion: current })}
      undo={() => versions.restore({ number: String(current) })}
      done={text.restored(number)}
      refresh={changeKeys(appId)}
      onClose={onClose}
    >
      {text.restoreWords}
    </Confirm>
  );
}
