// The quests of one persona, in the period of now.
import type { PersonaQuest } from '@uos/sdk/browser';
import type { PersonaQuestsSearchInput } from '@uos/sdk/services/passport';
import { personaQuestColumns } from '@uos/sdk/services/passport.columns';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { tasksIcon } from '../../../kit/show/icons.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

const { type: often } = personaQuestColumns;

const doneOf = ({ items }: PersonaQuest) => items.filter(({ completed }) => completed).length;

const columns = [
  ...columnsOf<PersonaQuest>(personaQuestColumns, { displayName: {}, type: {} }),
  columnKinds<PersonaQuest>().own('done', text.done, (quest) => text.doneOf(doneOf(quest), quest.items.length), {
    align: 'right',
    value: doneOf,
  }),
  ...columnsOf<PersonaQuest>(personaQuestColumns, {
    points: {},
    layout: { wideOnly: true },
    periodStart: { wideOnly: true },
    periodEnd: {},
  }),
];

export default function PersonaQuests({ appId, id }: { appId: string; id: string }) {
  return (
    <DataList
      id="passport.persona.quests"
      scope="quests"
      label={text.personaQuests}
      source={listOf(passportOf(appId).personaQuests.search, ({ filters: { type } }) => ({
        id,
        ...given({ type: type as PersonaQuestsSearchInput['type'] }),
      }))}
      columns={columns}
      rowKey={({ slugName }) => slugName}
      rowName={({ displayName }) => displayName}
      rowEntity={({ slugName }) => ({ kind: 'personaQuest', id: `${id}/${slugName}` })}
      filters={[labelFilter('type', often.title, often.labels)]}
      empty={
        <EmptyState icon={tasksIcon} title={text.personaEmpty}>
          {text.personaEmptyHint}
        </EmptyState>
      }
    />
  );
}
