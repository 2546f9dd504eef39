// A persona in four figures: what it paid, what waits in its inbox, what others said of it, and when it was last there.
import { useQuery } from '@tanstack/react-query';
import { formatFen } from '@uos/contract/rules';
import type { Persona } from '@uos/sdk/browser';
import { personaColumns } from '@uos/sdk/services/passport.columns';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { dayFigure } from './day-figure.tsx';
import { mailCountQuery, paidQuery, reportCountQuery } from './queries.ts';
import { text } from './text.zh.ts';

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
        { title: personaColumns.lastLoginAt.title, ...dayFigure(lastLoginAt) },
      ]}
    />
  );
}
