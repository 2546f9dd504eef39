// What the app has cost this month, what the month will cost at this pace, and which services it goes to.

import { useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { formatYuan, type ServiceName, sumYuan } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { screen } from '../../../kit/address/link.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { monthEndYuan } from '../../../parts/bills/forecast.ts';
import { serviceLook } from '../../../parts/services/service-look.ts';
import classes from './list.module.css';
import { Piece, PieceHead } from './piece.tsx';
import { costQuery } from './queries.ts';
import { text } from './text.zh.ts';

const MOST_LINES = 3;

export function Cost({ app }: { app: App }) {
  const bill = useQuery(costQuery(app));
  return (
    <section aria-label={text.cost} className={classes.cost}>
      <PieceHead
        title={text.cost}
        link={{ label: text.bill, to: screen('/services/{appId}/bill', { appId: app.AppId }) }}
      />
      <Piece query={bill} height={90}>
        {({ Amount, Items }) => {
          if (Amount === 0) {
            return <p className={classes.nothing}>{text.noCost}</p>;
          }
          const sorted = [...Items].filter((line) => line.Amount > 0).sort((a, b) => b.Amount - a.Amount);
          const rest = sorted.slice(MOST_LINES);
          const expected = monthEndYuan(Amount, Date.now());
          return (
            <>
              <p className={classes.amount}>{formatYuan(Amount)}</p>
              {expected === undefined ? null : (
                <p className={classes.expected}>{text.expectedEnd(formatYuan(expected))}</p>
              )}
              <ul className={classes.lines}>
                {sorted.slice(0, MOST_LINES).map(({ Id, ServiceName: name, Amount: own }) => (
                  <li key={Id} style={name in serviceLabels ? serviceLook(name as ServiceName) : undefined}>
                    <i />
                    <span>{label(serviceLabels, name)[language]}</span>
                    <span>{formatYuan(own)}</span>
                  </li>
                ))}
                {rest.length === 0 ? null : (
                  <li>
                    <i />
                    <span>{text.others}</span>
                    <span>{formatYuan(sumYuan(rest.map((line) => line.Amount)))}</span>
                  </li>
                )}
              </ul>
            </>
          );
        }}
      </Piece>
    </section>
  );
}
