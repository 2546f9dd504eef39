// What every push server is set to; it is read here and changed nowhere.
import { useQuery } from '@tanstack/react-query';
import { label, pushLabels } from '@uos/contract/labels';
import type { PushServerConfig } from '@uos/sdk/services/push';
import { pushServerConfigColumns } from '@uos/sdk/services/push.columns';
import { queryOf } from '../../../../kit/call/query.ts';
import { language } from '../../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { PlainTable } from '../../../../kit/list/rows/plain-table.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { text } from '../text.zh.ts';
import { MOST, push } from './queries.ts';

const words = pushLabels.pushServerConfig.key;

const columns = columnsOf<PushServerConfig>(pushServerConfigColumns, {
  key: {},
  value: {},
  // why not what the server says: it speaks English; a setting that is newer than this page has only that
  description: {
    cell: ({ key, description }) => (Object.hasOwn(words, key) ? label(words, key)[language] : description),
  },
});

export default function ServerConfigs() {
  const configs = useQuery({
    ...queryOf(push.serverConfigs.list, { limit: MOST }),
    select: ({ serverConfigs }) => serverConfigs,
  });
  if (configs.data === undefined) {
    return configs.isLoadingError ? (
      <ErrorPanel error={configs.error} onRetry={() => void configs.refetch()} />
    ) : (
      <Waiting height={280} />
    );
  }
  return <PlainTable label={text.configs} columns={columns} rows={configs.data} rowKey={({ key }) => key} />;
}
