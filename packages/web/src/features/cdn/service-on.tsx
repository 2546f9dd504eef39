// What belongs to content delivery, or how to switch the service on first.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isSwitchedOn } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { screen } from '../../kit/link.ts';
import { text } from './text.zh.ts';

export function ServiceOn({ app, children }: { app: App; children: ReactNode }) {
  if (isSwitchedOn(app, 'asset-streaming')) {
    return children;
  }
  const overview = screen('/services/{appId}', { appId: app.AppId });
  return (
    <EmptyState
      icon="bucket"
      title={text.off}
      commands={text.offCommands}
      action={<Button renderRoot={(props) => <Link {...props} {...overview} />}>{text.offAction}</Button>}
    >
      {text.offHint}
    </EmptyState>
  );
}
