// How far one persona is in one quest, item by item, in the period of now.
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { PersonaQuest } from '@uos/sdk/browser';
import { personaQuestColumns } from '@uos/sdk/services/passport.columns';
import { useAction } from '../../../kit/act/use-action.ts';
import { drawerSearch, type EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { PlainTable } from '../../../kit/list/rows/plain-table.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { refreshIcon, tasksIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { amountsWords } from '../economy/amounts/amounts.ts';
import { passportOf } from '../queries.ts';
import { type Standing, standingKeys, standingQuery } from './queries.ts';
import { text } from './text.zh.ts';

type Item = PersonaQuest['items'][number];

const c = columnKinds<Item>();
const columns = [
  c.text('displayName', text.item),
  c.own(
    'progress',
    text.progress,
    ({ achievedValue, thresholdValue }) => text.progressOf(achievedValue, thresholdValue),
    { align: 'right' },
  ),
  c.own('state', text.state, stateWords),
  c.own('rewards', text.rewards, ({ rewards }) => amountsWords(rewards)),
];

export default function PersonaQuestDetail({ id, place }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const [personaId = '', slugName = ''] = id.split('/');
  const reason = usePermission()('passport.personaQuests.fetch');
  const begin = useAction({
    run: () => passportOf(appId).personaQuests.fetch({ id: personaId, slugNames: [slugName] }),
    done: () => text.begun,
    refresh: standingKeys(appId),
  });
  return (
    <DetailPage<Standing>
      place={place}
      query={useQuery(standingQuery(appId, personaId, slugName))}
      kind={text.personaQuest}
      icon={tasksIcon}
      title={({ quest }) => quest?.displayName ?? slugName}
      help={({ quest }) => (
        <>
          {quest === undefined ? null : `${label(personaQuestColumns.type.labels, quest.type)[language]} · `}
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link
                {...props}
                to="."
                search={drawerSearch({ kind: 'persona', id: personaId }) as never}
                resetScroll={false}
              />
            )}
          >
            {`${text.persona} ${personaId}`}
          </Anchor>
        </>
      )}
      list={screen('/services/{appId}/passport/account/persona/{personaID}', { appId, personaID: personaId })}
      actions={() => [
        { label: text.beginPeriod, icon: refreshIcon, primary: true, reason, onClick: () => begin.mutate() },
      ]}
    >
      {({ quest }) =>
        quest === undefined ? (
          <EmptyState icon={tasksIcon} title={text.notShown}>
            {text.notShownHint}
          </EmptyState>
        ) : (
          <Progress quest={quest} />
        )
      }
    </DetailPage>
  );
}

function Progress({ quest: { items, layout, points, periodStart, periodEnd } }: { quest: PersonaQuest }) {
  const done = items.filter(({ completed }) => completed).length;
  return (
    <>
      <Text size="sm" c="dimmed">
        {text.period(formatTime(periodStart), formatTime(periodEnd))}
      </Text>
      <Figures
        label={text.progress}
        figures={[
          { title: text.done, value: text.doneOf(done, items.length) },
          ...(layout === 'WithProgressBar' ? [{ title: text.points, value: grouped(points) }] : []),
        ]}
      />
      <PlainTable label={text.itemsLabel} columns={columns} rows={items} rowKey={({ slugName }) => slugName} />
    </>
  );
}

function stateWords({ completed, redeemed, rewards }: Item): string {
  if (redeemed) {
    return text.redeemed;
  }
  if (!completed) {
    return text.notCompleted;
  }
  return rewards.length > 0 ? text.canRedeem : text.completed;
}
