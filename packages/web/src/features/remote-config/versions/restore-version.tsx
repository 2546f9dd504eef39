// The configuration goes back to what it was: as a new version, so nothing of the history is lost.
import { useQuery } from '@tanstack/react-query';
import type { ConfigDocument } from '@uos/sdk/services/remote-config';
import { Suspense } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { queryOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { changeKeys, configOf, documentQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { changeWords } from './change-words.ts';
import { documentChanges } from './document-changes.ts';
import { readable } from './readable.ts';
import classes from './versions.module.css';

const DiffView = part(() => import('../../../kit/diff/diff-view.tsx'));

const HEIGHT = 180;
const SHOWN = 8;

interface RestoreProps {
  readonly appId: string;
  readonly number: number;
  readonly current: number;
  readonly onClose: (done: boolean) => void;
}

export function RestoreVersion({ appId, number, current, onClose }: RestoreProps) {
  const { versions } = configOf(appId);
  const then = useQuery(queryOf(versions.get, { number: String(number) }));
  const now = useQuery(documentQuery(appId));
  return (
    <Confirm
      title={text.restoreTitle}
      verb={text.restoreTo(number)}
      change={{ from: text.versionIs(current), to: text.versionIs(number) }}
      onConfirm={() => versions.restore({ number: String(number), expectedVersion: current })}
      undo={() => versions.restore({ number: String(current) })}
      done={text.restored(number)}
      refresh={changeKeys(appId)}
      onClose={onClose}
    >
      {text.restoreWords}
      {then.data === undefined || now.data === undefined ? (
        then.isLoadingError ? null : (
          <Waiting height={HEIGHT} />
        )
      ) : (
        <WhatChanges now={now.data} then={then.data.document} />
      )}
    </Confirm>
  );
}

/** In words, and line by line. */
function WhatChanges({ now, then }: { now: ConfigDocument; then: ConfigDocument }) {
  const changes = documentChanges(now, then);
  return changes.length === 0 ? (
    <p>{text.restoresNothing}</p>
  ) : (
    <>
      <ul className={classes.list}>
        {changes.slice(0, SHOWN).map((one) => (
          <li key={`${one.kind} ${one.name} ${one.change}`}>{changeWords(one)}</li>
        ))}
        {changes.length > SHOWN ? <li className={classes.dim}>{text.moreChanges(changes.length - SHOWN)}</li> : null}
      </ul>
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <DiffView label={text.restoreDiff} before={readable(now)} after={readable(then)} maxHeight={HEIGHT} />
      </Suspense>
    </>
  );
}
