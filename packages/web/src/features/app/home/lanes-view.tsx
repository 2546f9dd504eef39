// What players load right now, lane by lane: each badge with its release, and the button where one can go on.
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reservedBadge } from '@uos/contract/rules';
import type { App, Bucket } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { Icon } from '../../../kit/show/icon.tsx';
import { playIcon } from '../../../kit/show/icons.ts';
import { BadgeTag } from '../../../parts/badge/badge-tag.tsx';
import { figureWords, sizeFigure } from '../../../parts/figure/figure.ts';
import { momentWords } from '../../../parts/figure/moment.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { baseInfoQuery } from '../../../shell/session.ts';
import { laneTitle } from './lane-title.ts';
import classes from './lanes.module.css';
import { type Lane, lanesOf, readyLane } from './lanes.ts';
import { Promote } from './promote.tsx';
import { type Delivery, playUrl } from './queries.ts';
import { text } from './text.zh.ts';

interface LanesProps {
  readonly app: App;
  readonly bucket: Bucket;
  readonly delivery: Delivery;
}

export function Lanes({ app, bucket, delivery }: LanesProps) {
  const [open, setOpen] = useState<Lane>();
  const { AssInfo } = useSuspenseQuery(baseInfoQuery).data;
  const readOnly = usePermission()('cdn.badges.set');
  const lanes = lanesOf(delivery.badges, delivery.releases);
  const ready = readyLane(lanes);
  const badges = screen(
    '/services/{appId}/asset/bucket/{bucketId}',
    { appId: app.AppId, bucketId: bucket.id },
    { tab: 'badges' },
  );
  return (
    <>
      <ol className={classes.track}>
        {lanes.map((lane, index) => {
          const { badge, release } = lane;
          const isPlayable = delivery.playable.has(badge.releaseid);
          return (
            <li key={badge.name} className={classes.lane} data-last={index === lanes.length - 1 || undefined}>
              <div className={classes.top}>
                <BadgeTag name={badge.name} title={laneTitle(badge.name)} />
                {lane.next === undefined || lane.ahead === 0 ? null : (
                  <ActionButton
                    size="compact-xs"
                    variant={lane === ready ? 'filled' : 'default'}
                    reason={readOnly ?? (lane.next.name === reservedBadge ? text.addLaneHint : undefined)}
                    onClick={() => setOpen(lane)}
                  >
                    {lane === ready ? text.promoteTo(laneTitle(lane.next.name)) : text.ahead(lane.ahead)}
                  </ActionButton>
                )}
              </div>
              <p className={classes.release}>
                <b>{text.release(badge.releasenum)}</b>
                <span title={release?.notes}>{release?.notes || text.noNotes}</span>
              </p>
              <p className={classes.facts}>
                <span>
                  {[momentWords(badge.created), badge.created_by_name].filter((word) => word !== '').join(' · ')}
                </span>
                {release === undefined ? null : <span> · {figureWords(sizeFigure(release.content_size))}</span>}
                {isPlayable ? (
                  <a
                    href={playUrl(AssInfo.ContentDomain, bucket.id, badge.name)}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${text.play} ${laneTitle(badge.name)}`}
                  >
                    <Icon of={playIcon} size={14} />
                    {text.play}
                  </a>
                ) : null}
              </p>
            </li>
          );
        })}
        {lanes.length < 2 ? (
          <li className={classes.more}>
            <Link {...badges}>{text.addLane}</Link>
            <span>{text.addLaneHint}</span>
          </li>
        ) : null}
      </ol>
      {open?.next === undefined ? null : (
        <Promote appId={app.AppId} bucket={bucket} lane={open} to={open.next} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
