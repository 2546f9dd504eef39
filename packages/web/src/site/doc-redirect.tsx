// Leaves the console for the documentation site.

import { Anchor, Loader } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { bookIcon } from '../kit/show/icons.ts';
import { Notice } from '../shell/failure-pages.tsx';
import { docTarget } from './doc-target.ts';
import { text } from './text.zh.ts';

export default function DocRedirect() {
  const target = docTarget(useRouterState({ select: ({ location }) => location.pathname }));
  useEffect(() => location.replace(target), [target]);
  return (
    <Notice icon={bookIcon} title={text.toDocs} words={<Loader size="sm" />}>
      <Anchor href={target}>{target}</Anchor>
    </Notice>
  );
}
