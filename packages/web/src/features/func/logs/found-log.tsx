// Lines that were searched for: the newest first, older ones when they are asked for, all of them as a file.
import { useInfiniteQuery } from '@tanstack/react-query';
import { shanghaiDay } from '@uos/contract/rules';
import type { LogsSearchInput } from '@uos/sdk/services/func';
import { useMemo } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { download, fileName } from '../../../kit/keep/download.ts';
import LogViewer from '../../../kit/log/log-viewer.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { refreshIcon, terminalIcon } from '../../../kit/show/icons.ts';
import { foundLines } from '../log-lines.ts';
import { funcOf } from '../queries.ts';
import { text } from '../text.zh.ts';

const PAGE = 500;
const HEIGHT = 'max(240px, calc(100vh - 340px))';
const WAITING_PX = 480;

interface FoundLogProps {
  readonly appId: string;
  readonly input: LogsSearchInput;
  /** Of those that are there, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Of the id of one that is gone. */
const OF_AN_ID = 8;

export default function FoundLog({ appId, input, names }: FoundLogProps) {
  const { logs } = funcOf(appId);
  const found = useInfiniteQuery({
    queryKey: [...keyOf(logs.search, input), 'pages'],
    initialPageParam: '',
    // why by hand: pages follow each other by a cursor, and no list stands over them
    queryFn: ({ pageParam, signal }) =>
      logs.search({ ...input, limit: PAGE, ...(pageParam === '' ? {} : { context: pageParam }) }, { signal }),
    getNextPageParam: ({ context, listOver }) => (listOver ? undefined : context),
  });
  const pages = found.data?.pages;
  const isOfAll = input.serverId === undefined;
  const lines = useMemo(
    () =>
      foundLines(
        (pages ?? []).map(({ results }) => results),
        isOfAll ? (id) => names.get(id) ?? id.slice(0, OF_AN_ID) : undefined,
      ),
    [pages, isOfAll, names],
  );
  const whole = useAction({
    run: async () => {
      const bytes = await logs.download(input);
      download(
        fileName(text.logs, shanghaiDay(Date.now()), 'log'),
        new Blob([Uint8Array.from(bytes)], { type: 'text/plain;charset=utf-8' }),
      );
    },
  });
  if (pages === undefined) {
    return found.isError ? (
      <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <Waiting height={WAITING_PX} />
    );
  }
  return lines.length === 0 ? (
    <EmptyState icon={terminalIcon} title={text.nothingFound}>
      {text.nothingFoundHint}
    </EmptyState>
  ) : (
    <LogViewer
      title={text.logs}
      lines={lines}
      height={HEIGHT}
      fromEnd
      onDownload={() => whole.mutate()}
      tools={
        <>
          {found.hasNextPage ? (
            <ActionButton
              size="xs"
              variant="default"
              loading={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              {text.olderLines}
            </ActionButton>
          ) : null}
          <ActionButton
            size="xs"
            variant="default"
            icon={refreshIcon}
            loading={found.isRefetching && !found.isFetchingNextPage}
            onClick={() => void found.refetch()}
          >
            {text.newerLines}
          </ActionButton>
        </>
      }
    />
  );
}
