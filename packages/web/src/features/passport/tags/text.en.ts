// What the screens of tags say.
import type { Words } from '../../../kit/language/words.ts';
import { grouped } from '../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

const players = (count: number) => (count === 1 ? '1 player' : `${grouped(count)} players`);

export const text: Words<typeof zh> = {
  tags: 'Tags',
  tag: 'Tag',
  tagsHelp: 'Users and personas carry tags, to be found and grouped by. Players do not see them.',
  search: 'Search by name',
  create: 'New tag',
  submitCreate: 'Create',
  save: 'Save',
  edit: 'Edit',
  editTag: 'Edit tag',
  delete: 'Delete',
  deleteTag: 'Delete tag',
  deleteWords: (users, personas) =>
    users + personas === 0
      ? 'Nobody carries it, so no player is touched.'
      : `${grouped(users)} users and ${grouped(personas)} personas lose the tag and nothing else. It cannot be undone.`,
  created: (name) => `Tag ${name} created`,
  saved: (name) => `Tag ${name} saved`,
  deleted: (name) => `Tag ${name} deleted`,
  namePlaceholder: 'Such as Beta',
  empty: 'No tags yet',
  emptyHint: 'Make one, then give it to players: mark them in the lists of users or personas, or import a CSV file.',
  sample: { name: 'Beta', color: '#5f75f8' },
  bulkDelete: (count) => `${grouped(count)} tags are deleted, and every player who carries one loses it, for good.`,
  code: 'CLI and SDK',

  personas: 'Personas',
  users: 'Users',
  realm: 'Realm',
  noPersonas: 'No persona carries it',
  noUsers: 'No user carries it',
  noCarriersHint: 'Mark players in the lists of users or personas, or give it from a CSV file.',
  untag: 'Take away',
  untagged: (name) => `${name} does not carry it any more`,
  bulkUntag: (count) => `${players(count)} lose this tag and nothing else.`,
  give: 'Give from CSV…',
  take: 'Take by CSV…',
  giveTitle: (name) => `Give ${name} to the personas of a file`,
  takeTitle: (name) => `Take ${name} from the personas of a file`,
  personaId: 'Persona ID',
  sampleRows: [{ personaID: '0f8fad5b-d9cb-469f-a165-708677289501' }],

  addTag: 'Add tag…',
  removeTag: 'Remove tag…',
  chooseTag: 'Tag',
  noTagChosen: 'Choose a tag first',
  noTags: 'No tags yet; make one on the screen of tags.',
  bulkAdd: (count) => `${players(count)} get the tag; who has it keeps it.`,
  bulkRemove: (count) => `${players(count)} lose the tag.`,
};
