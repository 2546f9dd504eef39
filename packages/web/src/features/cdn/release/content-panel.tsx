// One file of a comparison, line by line, beside the list of what changed.
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { text as kit } from '../../../kit/text.zh.ts';
import { previewKind, TEXT_LIMIT_BYTES } from '../preview/preview-kind.ts';
import { textQuery } from '../preview/text-query.ts';
import { text } from '../text.zh.ts';
import type { FileChange } from './release-diff.ts';

const DiffView = part(() => import('../../../kit/diff/diff-view.tsx'));

interface ContentPanelProps {
  readonly path: string;
  /** Absent where the two sides do not differ there. */
  readonly change: FileChange | undefined;
  readonly onClose: () => void;
}

export default function ContentPanel({ path, change, onClose }: ContentPanelProps) {
  return (
    <SideDrawer title={path} closeLabel={kit.close} width={640} canFill onClose={onClose}>
      {change === undefined ? <Alert color="gray">{text.noSuchChange}</Alert> : <ContentDiff change={change} />}
    </SideDrawer>
  );
}

export function ContentDiff({ change: { path, before, after } }: { change: FileChange }) {
  const isText = [before, after].every(
    (file) =>
      file === undefined ||
      (file.content_size <= TEXT_LIMIT_BYTES && ['json', 'text'].includes(previewKind(path, file.content_type) ?? '')),
  );
  const old = useQuery({ ...textQuery(before?.content_link ?? ''), enabled: isText && before !== undefined });
  const now = useQuery({ ...textQuery(after?.content_link ?? ''), enabled: isText && after !== undefined });
  if (!isText) {
    return <Alert color="gray">{text.notText}</Alert>;
  }
  const failed = [old, now].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined) {
    return <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if ((before !== undefined && old.data === undefined) || (after !== undefined && now.data === undefined)) {
    return <Waiting height={160} />;
  }
  return (
    <Suspense fallback={<Waiting height={160} />}>
      <DiffView label={path} before={old.data ?? ''} after={now.data ?? ''} />
    </Suspense>
  );
}
