// What became of the codes of a pack: how many were made, used and voided, and how many uses there were each day.
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TokenClass } from '@uos/sdk/services/passport';
import { tokenClassColumns } from '@uos/sdk/services/passport.columns';
import { screen } from '../../../kit/address/link.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../../kit/chart/chart-range.tsx';
import { chartOf } from '../../../kit/chart/series.ts';
import { joined } from '../../../kit/language/format.ts';
import { CopyableId } from '../../../kit/show/code.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { resourcesQuery } from '../economy/queries.ts';
import CodeFunnel from './code-funnel.tsx';
import { giftWords } from './pack-words.ts';
import { MOST_USES, usesQuery } from './queries.ts';
import { text } from './text.zh.ts';

export default function PackOverview({ appId, pack }: { appId: string; pack: TokenClass }) {
  const { tokenClassId, codeType, code, scopes, inboxTemplateSlug } = pack;
  const { days } = useChartRange(7);
  const resources = useQuery(resourcesQuery(appId)).data;
  const uses = useQuery(usesQuery(appId, tokenClassId, days));
  const chart = useQuery({
    ...usesQuery(appId, tokenClassId, days),
    select: ({ points }) => chartOf([{ key: 'uses', label: text.usesPerDay, points }]),
  });
  return (
    <Stack gap="lg">
      <Facts
        facts={[
          { title: text.resources, value: giftWords(pack, resources) },
          { title: tokenClassColumns.scopes.title, value: scopes.length === 0 ? text.everywhere : joined(scopes) },
          ...(codeType === 'Universal' ? [{ title: text.code, value: <CopyableId value={code} /> }] : []),
        ]}
      />
      {inboxTemplateSlug === '' ? null : (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link
              {...props}
              {...screen('/services/{appId}/passport/inbox/template/{slugName}', {
                appId,
                slugName: inboxTemplateSlug,
              })}
            />
          )}
        >
          {text.toTemplate}
        </Anchor>
      )}
      <CodeFunnel appId={appId} of={{ tokenClassId }} pack={pack} />
      <ChartRangePicker />
      <ChartCard title={text.usesPerDay} help={text.usesHelp} query={chart} write={grouped} shape="bars" daily />
      {uses.data?.isCut === true ? (
        <Text size="xs" c="dimmed">
          {text.usesCut(MOST_USES)}
        </Text>
      ) : null}
    </Stack>
  );
}
