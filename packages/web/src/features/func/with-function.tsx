// Logic servers that are switched on have no function at first: a press sets it up, and every screen begins behind it.
import { useQuery } from '@tanstack/react-query';
import type { FuncInfo } from '@uos/sdk/services/func';
import type { ReactNode } from 'react';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { useAction } from '../../kit/act/use-action.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { isMissing } from '../../kit/page/error-facts.ts';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { cpuIcon } from '../../kit/show/icons.ts';
import { useApp } from '../../shell/apps.ts';
import { usePermission } from '../../shell/permission/permission.ts';
import { funcOf, functionKeys, functionQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface WithFunctionProps {
  /** Of the screen that begins behind it. */
  readonly title: string;
  readonly children: (info: FuncInfo) => ReactNode;
}

const HEIGHT = 240;

/** All that it takes from a folder to what new servers run. */
export const DEPLOY = "uos func deploy ./build --start 'node server.js' --yes";

export function WithFunction({ title, children }: WithFunctionProps) {
  const { AppId: appId } = useApp();
  const info = useQuery(functionQuery(appId));
  if (info.data !== undefined) {
    return children(info.data);
  }
  return (
    <Page title={title}>
      {!info.isError ? (
        <Waiting height={HEIGHT} />
      ) : isMissing(info.error) ? (
        <NoFunction />
      ) : (
        <ErrorPanel error={info.error} onRetry={() => void info.refetch()} />
      )}
    </Page>
  );
}

function NoFunction() {
  const { AppId: appId } = useApp();
  const { functions } = funcOf(appId);
  const reason = usePermission()('func.functions.create');
  const create = useAction({
    run: () => functions.create({ appId }),
    done: () => text.functionMade,
    refresh: functionKeys(appId),
  });
  return (
    <EmptyState
      icon={cpuIcon}
      title={text.noFunction}
      action={
        <ActionButton reason={reason} loading={create.isPending} onClick={() => create.mutate()}>
          {text.makeFunction}
        </ActionButton>
      }
      snippets={{ call: functions.create, input: { appId } }}
    >
      {text.noFunctionHint}
    </EmptyState>
  );
}
