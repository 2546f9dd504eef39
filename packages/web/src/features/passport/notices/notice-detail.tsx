// One notice, as a page and beside its list: as players read it, for whom and when.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { Billboard } from '@uos/sdk/services/passport';
import { billboardColumns } from '@uos/sdk/services/passport.columns';
import { Suspense } from 'react';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { noticeIcon, terminalIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { passportOf } from '../queries.ts';
import { useNoticeActions } from './notice-actions.tsx';
import { NoticePhone } from './notice-phone.tsx';
import { audienceWords, windowWords } from './notice-words.ts';
import { noticeQuery } from './queries.ts';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');

const facts = columnsOf<Billboard>(billboardColumns, {
  namespace: {},
  publishTime: { title: text.publishedAt },
  expireTime: {},
  billboardID: {},
  createdAt: {},
  modifiedAt: {},
});

export default function NoticeDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const { actions, dialog } = useNoticeActions(appId, onClose);
  return (
    <DetailPage
      place={place}
      query={useQuery(noticeQuery(appId, id))}
      kind={text.notice}
      icon={noticeIcon}
      title={({ title }) => title}
      status={({ status }) => <StatusDot label={label(billboardColumns.status.labels, status)} />}
      facts={facts}
      aside={{
        title: text.code,
        icon: terminalIcon,
        render: () => (
          <Suspense fallback={null}>
            <Snippets call={passportOf(appId).billboards.publish} input={{ id, expireDays: 7 }} />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/billboards', { appId })}
      tabs={(notice) => [
        { key: 'content', title: text.content, render: () => <Content notice={notice} /> },
        historyTab({ appId }, id, notice.title),
      ]}
      actions={(notice) => actions(notice).map((action, at) => ({ ...action, primary: at === 0 }))}
    >
      {() => dialog}
    </DetailPage>
  );
}

function Content({ notice }: { notice: Billboard }) {
  return (
    <Stack gap="lg">
      <NoticePhone notices={[notice]} />
      <Facts
        facts={[
          { title: text.tags, value: audienceWords(notice) },
          { title: text.window, value: windowWords(notice.publishTime, notice.expireTime) },
        ]}
      />
    </Stack>
  );
}
