// A file as a browser can show it, loaded from the content origin as a player would.

import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import classes from './file-preview.module.css';
import { type PreviewKind, previewKind, TEXT_LIMIT_BYTES } from './preview-kind.ts';
import { text } from './text.zh.ts';
import { textQuery } from './text-query.ts';

const CodeView = part(() => import('../../../kit/code-editor/code-view.tsx'));

export interface PreviewedFile {
  readonly path: string;
  /** Its content URL. */
  readonly url: string;
  readonly contentType: string;
  readonly size: number;
  readonly complete?: boolean;
  readonly isPrivate?: boolean;
}

export default function FilePreview(file: PreviewedFile) {
  const kind = previewKind(file.path, file.contentType);
  const obstacle = obstacleOf(file, kind);
  if (obstacle !== undefined) {
    return <Note>{obstacle}</Note>;
  }
  return kind === 'json' || kind === 'text' ? <TextFile {...file} kind={kind} /> : <Media {...file} kind={kind} />;
}

function obstacleOf({ complete, isPrivate, size }: PreviewedFile, kind: PreviewKind | undefined): string | undefined {
  if (complete === false) {
    return text.notUploaded;
  }
  if (isPrivate === true) {
    return text.private;
  }
  if (kind === undefined) {
    return text.none;
  }
  if (size === 0) {
    return text.empty;
  }
  return (kind === 'json' || kind === 'text') && size > TEXT_LIMIT_BYTES ? text.tooLarge(TEXT_LIMIT_BYTES) : undefined;
}

function TextFile({ url, path, kind }: PreviewedFile & { readonly kind: 'json' | 'text' }) {
  const content = useQuery(textQuery(url));
  if (content.data === undefined) {
    return content.isLoadingError ? (
      <ErrorPanel error={content.error} onRetry={() => void content.refetch()} />
    ) : (
      <Waiting height={160} />
    );
  }
  return (
    <Suspense fallback={<Waiting height={160} />}>
      <CodeView
        code={kind === 'json' ? indented(content.data) : content.data}
        language={kind}
        label={path}
        numbered
        maxHeight={420}
      />
    </Suspense>
  );
}

/** JSON line by line; as it is where it is none. */
function indented(source: string): string {
  try {
    return JSON.stringify(JSON.parse(source), undefined, 2);
  } catch {
    return source;
  }
}

function Media({ url, path, kind }: PreviewedFile & { readonly kind: PreviewKind | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return <Note>{text.broken}</Note>;
  }
  const onError = (): void => setBroken(true);
  return (
    <div className={classes.frame}>
      {kind === 'image' ? <img className={classes.media} src={url} alt={path} onError={onError} /> : null}
      {kind === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: files of games carry no captions
        <audio className={classes.audio} src={url} controls preload="metadata" aria-label={path} onError={onError} />
      ) : null}
      {kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: files of games carry no captions
        <video className={classes.media} src={url} controls preload="metadata" aria-label={path} onError={onError} />
      ) : null}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <Alert color="gray">{children}</Alert>;
}
