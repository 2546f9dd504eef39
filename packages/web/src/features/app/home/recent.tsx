// The last things that were done to the app, and by whom.
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import type { App, Bucket } from '@uos/sdk/browser';
import { screen } from '../../../kit/address/link.ts';
import { momentWords } from '../../../parts/figure/moment.ts';
import { recordTitle } from '../../../parts/history/record-title.ts';
import classes from './list.module.css';
import { Piece, PieceHead } from './piece.tsx';
import { recentQuery } from './queries.ts';
import { text } from './text.zh.ts';

export function Recent({ app: { AppId: appId }, bucket }: { app: App; bucket: Bucket | undefined }) {
  const records = useQuery(recentQuery(appId));
  const all = screen('/services/{appId}/settings', { appId }, { tab: 'history' });
  return (
    <section aria-label={text.recent}>
      <PieceHead title={text.recent} link={{ label: text.history, to: all }} />
      <Piece query={records} height={150}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={classes.nothing}>{text.nothingDone}</p>
          ) : (
            <ul className={classes.log}>
              {rows.map(({ Id, CreatedAt, userName, target, actor, ...record }) => (
                <li key={Id}>
                  <time dateTime={CreatedAt} title={formatTime(CreatedAt, { seconds: true })}>
                    {momentWords(CreatedAt)}
                  </time>
                  <span>
                    <b>{userName}</b> {recordTitle(record)} {targetOf(target, bucket)}
                  </span>
                  {actor === 'user' ? null : <i>{text.actors[actor as keyof typeof text.actors] ?? actor}</i>}
                </li>
              ))}
            </ul>
          )
        }
      </Piece>
    </section>
  );
}

/** An id says nothing to people: the bucket of the page has a name, and what is unknown is left out. */
function targetOf(target: string, bucket: Bucket | undefined): string {
  return target === bucket?.id ? bucket.name : UUID.test(target) ? '' : target;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
