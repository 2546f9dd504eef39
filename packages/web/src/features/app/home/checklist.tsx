// An app without a release: the three steps to the first one that players can load.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { isSwitchedOn } from '@uos/contract/rules';
import type { App, Bucket } from '@uos/sdk/browser';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { type ScreenLink, screen } from '../../../kit/address/link.ts';
import { Commands } from '../../../kit/show/code.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { checkIcon } from '../../../kit/show/icons.ts';
import { enableService } from '../../../parts/services/services.ts';
import { appKeys } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { text as app_ } from '../text.zh.ts';
import classes from './checklist.module.css';
import { PieceHead } from './piece.tsx';
import { text } from './text.zh.ts';

const CDN = 'asset-streaming';
const STEPS = ['upload', 'release', 'play'] as const;

export function Checklist({ app, bucket }: { app: App; bucket: Bucket | undefined }) {
  const isOn = isSwitchedOn(app, CDN);
  const at = bucket !== undefined && bucket.entry_count > 0 ? 1 : 0;
  return (
    <section aria-label={text.begin}>
      <PieceHead title={text.begin} aside={text.beginHint} />
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
            <span className={classes.mark}>{index < at ? <Icon of={checkIcon} size={14} /> : index + 1}</span>
            <div>
              <b>{text.steps[step].title}</b>
              <p>{text.steps[step].hint}</p>
            </div>
            {index === at ? (
              isOn ? (
                <Go to={linkOf(app.AppId, bucket)} label={text.steps[step].action} />
              ) : (
                <EnableFirst app={app} />
              )
            ) : null}
          </li>
        ))}
      </ol>
      <details className={classes.commands}>
        <summary>{text.orCommands}</summary>
        <Commands lines={app_.quickStartCommands(app.AppId)} />
      </details>
    </section>
  );
}

function linkOf(appId: string, bucket: Bucket | undefined): ScreenLink {
  return bucket === undefined
    ? screen('/services/{appId}/asset/bucket', { appId })
    : screen('/services/{appId}/asset/bucket/{bucketId}', { appId, bucketId: bucket.id });
}

function Go({ to, label }: { to: ScreenLink; label: string }) {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(to as never)}>{label}</Button>;
}

function EnableFirst({ app }: { app: App }) {
  const reason = usePermission()('app.services.set');
  const enable = useAction({ run: () => enableService(app, CDN), refresh: appKeys(app.AppId) });
  return (
    <ActionButton reason={reason} loading={enable.isPending} onClick={() => enable.mutate()}>
      {text.enableFirst}
    </ActionButton>
  );
}
