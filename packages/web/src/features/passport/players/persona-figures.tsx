// A persona in four figures: what it paid, what waits in its inbox, what others said of it, and when it was last there.
import { useQuery } from '@tanstack/react-query';
import { formatFen, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { Persona } from '@uos/sdk/browser';
import { personaColumns } from '@uos/sdk/services/passport.columns';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { mailCountQuery, paidQuery, reportCountQuery } from './queries.ts';
import { text } from './text.zh.ts';

const DAY_MS = 86_400_000;

export default function PersonaFigures({ appId, persona }: { appId: string; persona: Persona }) {
  const { personaID: id, lastLoginAt } = persona;
  const paid = useQuery(paidQuery(appId, id)).data;
  const mail = useQuery(mailCountQuery(appId, id)).data;
  const unread = useQuery(mailCountQuery(appId, id, 'Unread')).data;
  const reports = useQuery(reportCountQuery(appId, id)).data;
  const waiting = useQuery(reportCountQuery(appId, id, 'Reviewing')).data;
  const { figures } = text;
  const of = (count: number | undefined, words: (count: number) => string) =>
    count === undefined ? undefined : words(count);
  return (
    <Figures
      label={figures.label}
      figures={[
        {
          title: figures.paid,
          value: paid?.fen === undefined ? undefined : formatFen(paid.fen),
          note: of(paid?.orders, figures.orders),
        },
        { title: figures.unread, value: of(unread, grouped), note: of(mail, figures.ofMail) },
        { title: figures.reports, value: of(reports, grouped), note: of(waiting, figures.waiting) },
        {
          title: personaColumns.lastLoginAt.title,
          value: <time style={{ whiteSpace: 'nowrap' }}>{shanghaiDay(lastLoginAt) ?? '–'}</time>,
          note: lastLoginAt === undefined ? undefined : figures.days(daysSince(lastLoginAt)),
        },
      ]}
    />
  );
}

/** Midnights in Asia/Shanghai since then. */
function daysSince(moment: string): number {
  const [then, now] = [moment, Date.now()].map((at) => startOfShanghaiDay(shanghaiDay(at) ?? '') ?? 0);
  return Math.max(0, ((now ?? 0) - (then ?? 0)) / DAY_MS);
}
