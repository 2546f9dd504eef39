// The first page of an app: the game and what it is doing, what players load, what waits, what runs and what it costs.
import { useQuery } from '@tanstack/react-query';
import { isSwitchedOn } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { useEffect } from 'react';
import { screen } from '../../../kit/address/link.ts';
import { WaitingLines } from '../../../kit/page/waiting.tsx';
import { text as kit } from '../../../kit/text.zh.ts';
import { Checklist } from './checklist.tsx';
import { Cost } from './cost.tsx';
import { Hero } from './hero.tsx';
import classes from './home.module.css';
import { Lanes } from './lanes-view.tsx';
import { liveQuery } from './live.ts';
import { Piece, PieceHead } from './piece.tsx';
import { deliveryQuery } from './queries.ts';
import { Recent } from './recent.tsx';
import { Services } from './services.tsx';
import { text } from './text.zh.ts';
import { TodoList } from './todo-list.tsx';

const TOP_PX = 120;

export function AppHome({ app }: { app: App }) {
  const delivers = isSwitchedOn(app, 'asset-streaming');
  const delivery = useQuery({ ...deliveryQuery(app.AppId), enabled: delivers });
  const { bucket, releases = [] } = delivery.data ?? {};
  // why: until both are there nobody knows how high the top of the page is, and what stands below would jump twice
  const isTopKnown = !useQuery(liveQuery(app)).isPending && !delivery.isLoading;
  useEffect(() => {
    document.title = kit.documentTitle(app.ProjectName);
  }, [app.ProjectName]);
  return (
    <div className={classes.page}>
      <Hero app={app} releases={releases} />
      {!isTopKnown ? (
        <WaitingLines height={TOP_PX} />
      ) : delivers ? (
        <Piece query={delivery} height={TOP_PX}>
          {(known) =>
            known.bucket === undefined || known.badges.length === 0 ? (
              <Checklist app={app} bucket={known.bucket} />
            ) : (
              <section aria-label={text.live}>
                <PieceHead
                  title={text.live}
                  aside={text.liveOf(known.bucket.name)}
                  link={{
                    label: text.releases,
                    to: screen(
                      '/services/{appId}/asset/bucket/{bucketId}',
                      { appId: app.AppId, bucketId: known.bucket.id },
                      { tab: 'releases' },
                    ),
                  }}
                />
                <Lanes app={app} bucket={known.bucket} delivery={known} />
              </section>
            )
          }
        </Piece>
      ) : (
        <Checklist app={app} bucket={undefined} />
      )}
      <div className={classes.columns} data-waiting={!isTopKnown || undefined}>
        <div>
          <TodoList app={app} bucket={bucket} />
          <Recent app={app} bucket={bucket} />
        </div>
        <div>
          <Services app={app} />
          <Cost app={app} />
        </div>
      </div>
    </div>
  );
}
