// What a save holds, as what it is: a tree of JSON, text, a picture, or the bytes themselves.

import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Alert, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@uos/contract/rules';
import type { SaveFile } from '@uos/sdk/services/save';
import { Suspense, useMemo, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import classes from './content.module.css';
import { hexLines } from './hex.ts';
import { JsonTree } from './json-tree.tsx';
import { type Content, type ContentKind, contentOf, pictureType } from './kind.ts';
import { contentQuery, type Head, SHOWN_BYTES } from './read-head.ts';
import { text } from './text.zh.ts';

const CodeView = part(() => import('../../../kit/code-editor/code-view.tsx'));
const HEIGHT = 240;

export default function ContentView({ file, label }: { file: SaveFile; label: string }) {
  const head = useQuery(contentQuery(file));
  if (file.objectId === '') {
    return <Alert color="gray">{text.noFile}</Alert>;
  }
  if (head.data === undefined) {
    return head.isLoadingError ? (
      <ErrorPanel error={head.error} onRetry={() => void head.refetch()} />
    ) : (
      <Waiting height={HEIGHT} />
    );
  }
  return head.data.bytes.length === 0 ? (
    <Alert color="gray">{text.empty}</Alert>
  ) : (
    <Shown head={head.data} file={file} label={label} />
  );
}

function Shown({ head, file, label }: { head: Head; file: SaveFile; label: string }) {
  const content = useMemo(() => contentOf(head.bytes, head.isWhole), [head]);
  const [chosen, setChosen] = useState<View>();
  const views = viewsOf(content);
  const view = chosen !== undefined && views.includes(chosen) ? chosen : (views[0] ?? 'hex');
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          size="xs"
          aria-label={text.view}
          value={view}
          data={views.map((value) => ({ value, label: text.views[value] }))}
          onChange={(next) => setChosen(next as View)}
        />
        <Text size="xs" c="dimmed">
          {head.isWhole ? formatSize(file.size) : text.first(formatSize(SHOWN_BYTES), formatSize(file.size))}
        </Text>
      </Group>
      <As view={view} content={content} head={head} label={label} />
    </Stack>
  );
}

type View = 'tree' | 'text' | 'picture' | 'hex';

const VIEWS: Readonly<Record<ContentKind, readonly View[]>> = {
  json: ['tree', 'text', 'hex'],
  text: ['text', 'hex'],
  picture: ['picture', 'hex'],
  hex: ['hex'],
};

function viewsOf({ kind }: Content): readonly View[] {
  return VIEWS[kind];
}

interface AsProps {
  readonly view: View;
  readonly content: Content;
  readonly head: Head;
  readonly label: string;
}

function As({ view, content, head, label }: AsProps) {
  if (view === 'tree') {
    return <JsonTree value={content.value} label={label} />;
  }
  if (view === 'picture') {
    return <img className={classes.picture} src={dataUrl(head.bytes)} alt={label} />;
  }
  if (view === 'hex') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
      <section className={classes.hex} tabIndex={0} aria-label={label}>
        <pre>{hexLines(head.bytes.subarray(0, SHOWN_BYTES))}</pre>
      </section>
    );
  }
  return (
    <Suspense fallback={<Waiting height={HEIGHT} />}>
      <CodeView
        label={label}
        language={content.kind === 'json' ? 'json' : 'text'}
        code={content.kind === 'json' ? JSON.stringify(content.value, undefined, 2) : (content.text ?? '')}
        numbered
        maxHeight={480}
      />
    </Suspense>
  );
}

/** why no object URL: the policy of the page lets pictures come from data and from the content origin only */
function dataUrl(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) {
    binary += String.fromCharCode(byte);
  }
  return `data:${pictureType(bytes)};base64,${btoa(binary)}`;
}
