// Who used codes of a pack.
import type { TokenUse } from '@uos/sdk/services/passport';
import { tokenUseColumns } from '@uos/sdk/services/passport.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { giftIcon } from '../../../kit/show/icons.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<TokenUse>(tokenUseColumns, {
  displayName: {},
  code: {},
  usedAt: {},
  personaID: { wideOnly: true },
  userID: { wideOnly: true, hidden: true },
});

export default function PackUses({ appId, id }: { appId: string; id: string }) {
  return (
    <DataList
      id="passport.gift.uses"
      scope="uses"
      label={text.uses}
      source={listOf(passportOf(appId).tokenInstances.usedInfo, () => ({ tokenClassId: id }))}
      columns={columns}
      rowKey={({ id: use }) => use}
      rowName={({ displayName, personaID }) => displayName || personaID}
      rowEntity={({ personaID }) => ({ kind: 'persona', id: personaID })}
      empty={<EmptyState icon={giftIcon} title={text.noUses} />}
    />
  );
}
