// The codes that one persona used.
import { useQuery } from '@tanstack/react-query';
import type { TokenInstance } from '@uos/sdk/services/passport';
import { tokenInstanceColumns } from '@uos/sdk/services/passport.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { giftIcon } from '../../../kit/show/icons.ts';
import { passportOf } from '../queries.ts';
import { packNamesQuery } from './queries.ts';
import { text } from './text.zh.ts';

export default function PersonaCodes({ appId, id }: { appId: string; id: string }) {
  const names = useQuery(packNamesQuery(appId)).data ?? [];
  const nameOf = (pack: string) => names.find(({ tokenClassId }) => tokenClassId === pack)?.name ?? pack;
  const columns = columnsOf<TokenInstance>(tokenInstanceColumns, {
    code: {},
    tokenClassId: { title: text.pack, kind: 'text', cell: ({ tokenClassId }) => nameOf(tokenClassId) },
    usedAt: {},
    batchId: { wideOnly: true, hidden: true },
  });
  return (
    <DataList
      id="passport.persona.codes"
      scope="codes"
      label={text.codes}
      source={listOf(passportOf(appId).tokenInstances.search, () => ({ personaID: id }))}
      columns={columns}
      rowKey={({ id: code }) => code}
      rowName={({ code }) => code}
      rowEntity={({ tokenClassId }) => ({ kind: 'token', id: tokenClassId })}
      empty={<EmptyState icon={giftIcon} title={text.noneUsed} />}
    />
  );
}
