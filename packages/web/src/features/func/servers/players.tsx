// Who plays on a server, as it tells by itself.
import type { FuncPlayer, FuncServer } from '@uos/sdk/services/func';
import { funcPlayerColumns } from '@uos/sdk/services/func.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { playersIcon } from '../../../kit/show/icons.ts';
import { funcOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { isAlive } from './server-state.ts';

const LOOK_MS = 5000;

const columns = columnsOf<FuncPlayer>(funcPlayerColumns, { playerId: {}, connectedAt: {} });

export default function Players({ appId, server }: { appId: string; server: FuncServer }) {
  return (
    <DataList
      id="func.players"
      scope="players"
      label={text.tabPlayers}
      source={listOf(funcOf(appId).servers.players, () => ({ id: server.functionId, serverId: server.id }))}
      columns={columns}
      rowKey={({ playerId }) => playerId}
      {...(isAlive(server) ? { refetchMs: LOOK_MS } : {})}
      empty={
        <EmptyState icon={playersIcon} title={text.nobodyPlays}>
          {text.nobodyPlaysHint}
        </EmptyState>
      }
    />
  );
}
