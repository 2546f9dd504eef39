// What crashes wait for: which build of which library, how many, the line that uploads it, and where it is dropped at once.
import { Alert, Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { MissingSymbol } from '@uos/sdk/services/stacktrace';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { Commands, CopyableId } from '../../../kit/show/code.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { alertIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { SymbolZone } from '../symbols/symbol-zone.tsx';
import { text } from '../text.zh.ts';
import classes from './missing.module.css';
import { uploadLine } from './upload-line.ts';

export type Missing = Pick<MissingSymbol, 'buildId' | 'module'> & Partial<MissingSymbol>;

interface MissingPromptProps {
  readonly appId: string;
  readonly missing: readonly Missing[];
  /** How many builds there are, where these are the first of them. */
  readonly total?: number;
  /** The version that what is uploaded belongs to. */
  readonly version?: string;
  /** What is to be done stands behind a button. */
  readonly isFolded?: boolean;
  /** What was uploaded can be used. */
  readonly onReady?: () => void;
}

export function MissingPrompt({
  appId,
  missing,
  total = missing.length,
  version,
  isFolded = false,
  onReady,
}: MissingPromptProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const reason = usePermission()('stacktrace.symbols.create');
  if (missing.length === 0) {
    return null;
  }
  const versionOf = ({ appVersions = [] }: Missing) =>
    version ?? (appVersions.length === 1 ? appVersions[0] : undefined);
  return (
    <Alert color="yellow" icon={<Icon of={alertIcon} />} title={text.missingTitle(total)}>
      <ul className={classes.builds}>
        {missing.map((one) => (
          <li key={`${one.buildId} ${one.module}`}>
            <strong>{one.module}</strong>
            {one.buildId === '' ? null : <CopyableId value={one.buildId} label={text.copyBuildId} />}
            {one.recordCount === undefined ? null : <span>{text.waiting(one.recordCount)}</span>}
          </li>
        ))}
        {total > missing.length ? (
          <li>
            <Anchor
              inherit
              renderRoot={(props) => (
                <Link
                  {...props}
                  {...screen('/services/{appId}/stacktrace/management', { appId }, { tab: 'missing' })}
                />
              )}
            >
              {text.allMissing(total)}
            </Anchor>
          </li>
        ) : null}
      </ul>
      {isOpen ? (
        <div className={classes.ways}>
          <div className={classes.hint}>{text.missingHint}</div>
          <Commands lines={missing.map((one) => uploadLine(one.module, versionOf(one)))} />
          <SymbolZone appId={appId} version={version} reason={reason} {...(onReady !== undefined && { onReady })} />
        </div>
      ) : (
        <Group mt="xs">
          <ActionButton variant="default" size="xs" icon={uploadIcon} reason={reason} onClick={() => setOpen(true)}>
            {text.uploadSymbols}
          </ActionButton>
        </Group>
      )}
    </Alert>
  );
}
