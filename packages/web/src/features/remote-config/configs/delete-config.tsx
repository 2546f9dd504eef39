// A parameter is deleted: games that read it fall back to what is built into them.
import type { RemoteConfig } from '@uos/sdk/services/remote-config';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { changeKeys, configOf } from '../queries.ts';
import { text } from '../text.zh.ts';

interface DeleteConfigProps {
  readonly appId: string;
  readonly config: RemoteConfig;
  readonly onClose: (done: boolean) => void;
}

export function DeleteConfig({ appId, config: { configId, key, overrideCount }, onClose }: DeleteConfigProps) {
  const { configs } = configOf(appId);
  const isUsed = overrideCount > 0;
  return (
    <Confirm
      title={text.removeConfig}
      verb={text.remove}
      typed={key}
      onConfirm={() => configs.remove({ id: configId, ...(isUsed ? { force: true } : {}) })}
      done={text.configRemoved(key)}
      refresh={changeKeys(appId)}
      onClose={onClose}
    >
      {text.removeConfigWords(key)}
      {isUsed ? <p>{text.removeUsed(overrideCount)}</p> : null}
    </Confirm>
  );
}
