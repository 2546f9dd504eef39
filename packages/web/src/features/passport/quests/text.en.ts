// What the screens of quests say.
import type { Words } from '../../../kit/language/words.ts';
import { grouped } from '../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

const some = (count: number, one: string) => `${grouped(count)} ${count === 1 ? one : `${one}s`}`;
const everybody = (players: number | undefined) =>
  players === undefined ? 'every player' : `all ${some(players, 'persona')}`;
const affected = (players: number | undefined) =>
  players === undefined
    ? 'Every player is affected'
    : `All ${grouped(players)} ${players === 1 ? 'persona' : 'personas'} are affected`;

const atMost = (players: number | undefined) =>
  players === undefined ? 'players' : `at most ${grouped(players)} ${players === 1 ? 'persona' : 'personas'}`;

export const text: Words<typeof zh> = {
  quests: 'Quests',
  quest: 'Quest',
  help: 'Tasks that start anew each day, week or month. Tasks alone have a reward each; tasks with a bar give points, and points open the rewards.',
  create: 'New quest',
  import: 'Import',
  importTitle: 'Import quests',
  submitCreate: 'Create',
  save: 'Save',
  search: 'Search by name',
  edit: 'Edit',
  editTitle: (name) => `Edit ${name}`,
  delete: 'Delete',
  openPage: 'Open as a page',
  empty: 'No quests yet',
  emptyHint: 'Make a quest first, then give it subquests. Players see what is published.',
  sample: {
    slugName: 'daily',
    displayName: 'Daily',
    type: 'DailyQuest',
    layout: 'WithProgressBar',
    items: [
      { slugName: 'light-3', displayName: 'Light 3 lamps', thresholdValue: 3, points: 20, rewards: [] },
      {
        slugName: 'daily-20',
        displayName: '20 points',
        kind: 'PointReward',
        thresholdValue: 20,
        rewards: [{ resourceSlug: 'GOLD', quantity: 50 }],
      },
    ],
  },
  sampleRows: [
    {
      slugName: 'daily',
      displayName: 'Daily',
      type: 'DailyQuest',
      layout: 'WithProgressBar',
      resetHour: 5,
      items:
        '[{"slugName":"light-3","displayName":"Light 3 lamps","thresholdValue":3,"points":20,"rewards":[]},{"slugName":"daily-20","displayName":"20 points","kind":"PointReward","thresholdValue":20,"rewards":[{"resourceSlug":"GOLD","quantity":50}]}]',
    },
  ],
  itemsTitle: 'Subquests (JSON)',

  slugHelp: 'Used in code; it never changes.',
  types: {
    DailyQuest: 'Starts anew each day.',
    WeeklyQuest: 'Starts anew on Monday.',
    MonthlyQuest: 'Starts anew on the 1st.',
  },
  layouts: {
    Basic: 'Each subquest has its own reward.',
    WithProgressBar: 'Subquests give points, and enough points open a reward.',
  },
  resetHelp: '0 to 23 in Asia/Shanghai; 0 where it is left out.',
  propertiesHelp: 'Data that the game reads with it.',
  editWords: 'It is written over by an import and keeps its subquests, while none of them is published.',
  created: (name) => `${name} created`,
  saved: (name) => `${name} saved`,

  publish: 'Publish',
  publishAsk: 'Publish all…',
  revoke: 'Take back',
  revokeAsk: 'Take all back…',
  isPublished: 'All of it is published',
  isPending: 'Nothing of it is published',
  noItems: 'Add a subquest first',
  revokeFirst: 'Take all subquests back first',
  publishedOf: (count, all) => `${grouped(count)} of ${some(all, 'subquest')} published`,
  publishTitle: (name) => `Publish ${name}`,
  revokeTitle: (name) => `Take ${name} back`,
  publishWords: (players, end) => `${affected(players)}: they can do it at once; this period ends at ${end}.`,
  revokeWords: (players) =>
    `${affected(players)}: they cannot see it or take its rewards any more. Progress of this period is kept until it starts anew.`,
  published: (name) => `${name} published`,
  revoked: (name) => `${name} taken back`,
  bulkPublish: (players) => (count) =>
    `All subquests of ${some(count, 'quest')} will be published. ${affected(players)} at once.`,
  bulkRevoke: (players) => (count) =>
    `All subquests of ${some(count, 'quest')} will be taken back. ${affected(players)}: they cannot see them or take rewards.`,
  deleteTitle: 'Delete quest',
  deleted: (name) => `${name} deleted`,
  deleteWords: (items, players) =>
    `${some(items, 'subquest')} and the progress of ${everybody(players)} are deleted with it, for good. Nothing of it is published, so no player sees it.`,
  bulkDelete: (players) => (count) =>
    `${some(count, 'quest')} of which nothing is published will be deleted with their subquests and the progress of ${atMost(players)}, for good.`,

  items: 'Subquests',
  item: 'Subquest',
  newItem: 'New subquest',
  itemsLabel: 'Subquests',
  searchItems: 'Search by name or identifier',
  noItemsYet: 'No subquests yet',
  noItemsHint:
    'A subquest says how often something is to be done and what it gives. A quest with a bar has point rewards too.',
  itemSample: { slugName: 'light-3', displayName: 'Light 3 lamps', thresholdValue: 3, rewards: [] },
  kinds: {
    Task: 'What players do; it gives points or a reward.',
    PointReward: 'A reward for so many points in one period.',
  },
  itemSlugHelp: 'One in the whole app, used in code; it never changes.',
  itemThresholdHelp: 'Of a task: how often. Of a point reward: how many points.',
  pointsHelp: 'Points when it is done; a point reward gives none.',
  orderHelp: 'Smallest first.',
  rewards: 'Rewards',
  rewardsHelp: 'Taken once in a period; may stay empty.',
  rewardsNone: 'No rewards',
  publishItem: 'Publish…',
  revokeItem: 'Take back…',
  itemIsPublished: 'Published already',
  itemIsPending: 'Not published',
  revokeItemFirst: 'Take it back first',
  seen: 'Players see it',
  unseen: 'Players do not see it',
  publishItemTitle: (name) => `Publish ${name}`,
  revokeItemTitle: (name) => `Take ${name} back`,
  publishItemWords: (players) => `${affected(players)}: they can do it at once.`,
  revokeItemWords: (players) =>
    `${affected(players)}: they cannot see it, and its points do not count any more. Progress is kept until it starts anew.`,
  bulkPublishItems: (players) => (count) =>
    `${some(count, 'subquest')} will be published. ${affected(players)} at once.`,
  bulkRevokeItems: (players) => (count) =>
    `${some(count, 'subquest')} will be taken back. ${affected(players)}: they cannot see them, and their points do not count.`,
  deleteItemTitle: 'Delete subquest',
  deleteItemWords: (players) => `The progress of ${everybody(players)} in it is deleted with it, for good.`,
  bulkDeleteItems: (players) => (count) =>
    `${some(count, 'subquest')} that are not published will be deleted with the progress of ${atMost(players)}, for good.`,
  editItemWords: 'The whole quest is written over by an import, while nothing of it is published.',
  missingItem: 'This subquest was not found',
  missingItemHint: 'It may be deleted by now.',
  ofQuest: (name) => `Part of ${name}`,
  completedNow: 'Done this period',
  completedOf: (count, begun) =>
    begun === 0 ? grouped(count) : `${grouped(count)} · ${Math.round((Math.min(count, begun) / begun) * 1000) / 10}%`,
  begunNow: (begun) =>
    `${begun === 1 ? '1 persona has' : `${grouped(begun)} personas have`} begun this period; shares are of those.`,
  content: 'Content and rewards',
  commands: 'Code and command line',
  none: 'None',

  clock: 'Period',
  clockNow: 'Now',
  clockStart: 'Began',
  clockEnd: 'Starts anew',
  left: (words) => `in ${words}`,
  leftColumn: 'Starts anew in',
  days: (count) => some(count, 'day'),
  hours: (count) => some(count, 'hour'),
  minutes: (count) => some(count, 'minute'),
  soon: 'less than a minute',

  points: 'Points',
  pointsAvailable: 'Points to be had',
  pointsNeeded: 'The last reward takes',
  pointsOf: (of) => `${of} once all is published`,
  cannotFill: (names, available) =>
    `The bar cannot be filled: all published tasks give ${some(available, 'point')}, too few for ${names}.`,
  cannotFillAll: (names, available) =>
    `The bar cannot be filled even once all is published: ${some(available, 'point')} at most, too few for ${names}.`,
  canFill: 'Who does all tasks fills the bar.',

  personaQuest: 'Quest of a player',
  personaQuests: 'Quests of the player',
  personaEmpty: 'No quest is published',
  personaEmptyHint: 'Once a quest is published, every persona sees it and gets on with it.',
  notShown: 'This quest is not published',
  notShownHint: 'Without a published subquest players do not see it, and nobody has progress.',
  beginPeriod: 'Begin the period',
  begun: 'The period of now has begun',
  done: 'Done',
  doneOf: (done, all) => `${grouped(done)} / ${grouped(all)}`,
  progress: 'Progress',
  progressOf: (value, of) => `${grouped(value)} / ${grouped(of)}`,
  redeemed: 'Reward taken',
  canRedeem: 'Reward can be taken',
  completed: 'Done',
  notCompleted: 'Not done',
  state: 'State',
  persona: 'Persona',
  period: (from, to) => `${from} to ${to}`,
};
