// What is asked before something is done to a database, loaded with the first of it.
import { useQueryClient } from '@tanstack/react-query';
import type { Database, DatabaseTask } from '@uos/sdk/services/storage';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { follow } from '../follow.ts';
import { storageKeys, storageOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import BackUp from './back-up.tsx';
import ResetPassword from './reset-password.tsx';
import Resize from './resize.tsx';

export interface Asked {
  readonly what: 'backup' | 'restart' | 'resize' | 'password' | 'open' | 'close' | 'remove';
  readonly database: Database;
}

interface DialogsProps extends Asked {
  readonly appId: string;
  readonly onClose: () => void;
}

export interface DialogProps {
  readonly appId: string;
  readonly database: Database;
  readonly onClose: () => void;
}

export default function Dialogs({ what, ...props }: DialogsProps) {
  switch (what) {
    case 'backup':
      return <BackUp {...props} />;
    case 'resize':
      return <Resize {...props} />;
    case 'password':
      return <ResetPassword {...props} />;
    default:
      return <Sure what={what} {...props} />;
  }
}

const OPERATIONS = {
  restart: 'restart',
  open: 'create-proxy',
  close: 'release-proxy',
  remove: 'delete',
} as const satisfies Readonly<Record<string, DatabaseTask['operation']>>;

type Sure = keyof typeof OPERATIONS;

/** What needs no more than a yes, or the name of what is gone then. */
function Sure({ what, appId, database, onClose }: DialogProps & { readonly what: Sure }) {
  const client = useQueryClient();
  const { databases } = storageOf(appId);
  const { databaseId: id, name } = database;
  const calls = {
    restart: databases.restart,
    open: databases.createProxy,
    close: databases.releaseProxy,
    remove: databases.remove,
  };
  const { title, verb, words, done } = text.sure[what];
  return (
    <Confirm
      title={title}
      verb={verb}
      long
      {...(what === 'remove' ? { typed: name } : {})}
      onConfirm={async () => {
        const { asyncRequestId: requestId } = await calls[what]({ id });
        follow(client, { appId, databaseId: id, name, operation: OPERATIONS[what], requestId });
      }}
      done={done(name)}
      refresh={storageKeys(appId)}
      onClose={() => onClose()}
    >
      {words(name)}
    </Confirm>
  );
}
