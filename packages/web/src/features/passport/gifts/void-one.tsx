// One unused code made void.
import type { TokenInstance } from '@uos/sdk/services/passport';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { passportOf } from '../queries.ts';
import { codeKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface VoidOneProps {
  readonly appId: string;
  readonly of: TokenInstance;
  readonly onClose: () => void;
}

export default function VoidOne({ appId, of: { id, code }, onClose }: VoidOneProps) {
  return (
    <Confirm
      title={text.invalidateTitle}
      verb={text.invalidate}
      onConfirm={() => passportOf(appId).tokenInstances.invalidate({ id })}
      done={text.invalidated(code)}
      refresh={codeKeys(appId)}
      onClose={onClose}
    >
      {text.invalidateWords}
    </Confirm>
  );
}
