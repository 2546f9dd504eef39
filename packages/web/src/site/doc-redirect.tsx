// Leaves the console for the documentation site.
import { Anchor, Loader } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Notice } from '../shell/failure-pages.tsx';
import { docTarget } from './doc-target.ts';
import { text } from './text.zh.ts';

export default function DocRedirect() {
  const target = docTarget(useRouterState({ select: ({ location }) => location.pathname }));
  useEffect(() => location.replace(target), [target]);
  return (
    <Notice icon="book" title={text.toDocs} words={<Loader size="sm" />}>
      <Anchor href={target}>{target}</Anchor>
    </Notice>
  );
}
