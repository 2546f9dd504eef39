// The codes of all gift packs, and a place to see why one does not work.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isUuid } from '@uos/contract/rules';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { DetailTabs } from '../../../kit/detail/detail-tabs.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { giftIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { passportOf } from '../queries.ts';
import Codes from './codes.tsx';
import { packQuery } from './queries.ts';
import { text } from './text.zh.ts';

const CodeFunnel = part(() => import('./code-funnel.tsx'), 'nothing');
const TryCode = part(() => import('./try-code.tsx'));

export default function CodeList() {
  const { AppId: appId } = useApp();
  return (
    <Page title={text.codes} help={text.codesHelp}>
      <DetailTabs
        place="page"
        data={appId}
        tabs={[
          {
            key: 'list',
            title: text.list,
            render: () => (
              <Stack gap="lg">
                <NarrowedFunnel appId={appId} />
                <Codes
                  appId={appId}
                  empty={
                    <EmptyState
                      icon={giftIcon}
                      title={text.noCodes}
                      snippets={{
                        call: passportOf(appId).tokenInstances.generate,
                        input: { tokenClassId: '<tokenClassId>', count: 100 },
                      }}
                    >
                      {text.noCodesHint}
                    </EmptyState>
                  }
                />
              </Stack>
            ),
          },
          { key: 'try', title: text.tryTab, render: () => <TryCode appId={appId} /> },
        ]}
      />
    </Page>
  );
}

const spec = { classId: words(), batch: words() };

/** Of the batch or pack that the list is narrowed to. */
function NarrowedFunnel({ appId }: { appId: string }) {
  const [{ classId, batch }] = useSearchState(spec);
  const isOfPack = isUuid(classId);
  const pack = useQuery({ ...packQuery(appId, classId), enabled: isOfPack }).data;
  if (isUuid(batch)) {
    return <CodeFunnel appId={appId} of={{ batchId: batch }} />;
  }
  return isOfPack ? (
    <CodeFunnel appId={appId} of={{ tokenClassId: classId }} {...(pack === undefined ? {} : { pack })} />
  ) : null;
}
