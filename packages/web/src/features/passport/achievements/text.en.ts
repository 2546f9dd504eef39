// What the screens of achievements say.
import type { Words } from '../../../kit/language/words.ts';
import { grouped } from '../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

const some = (count: number, one: string) => `${grouped(count)} ${count === 1 ? one : `${one}s`}`;
const affected = (players: number | undefined) =>
  players === undefined
    ? 'Every player is affected'
    : `All ${grouped(players)} ${players === 1 ? 'persona' : 'personas'} are affected`;

const atMost = (players: number | undefined) =>
  players === undefined ? 'players' : `at most ${grouped(players)} ${players === 1 ? 'persona' : 'personas'}`;

export const text: Words<typeof zh> = {
  achievements: 'Achievements',
  achievement: 'Achievement',
  help: 'What players do once, and are rewarded for once. The game or a server reports the value.',
  create: 'New achievement',
  import: 'Import',
  importTitle: 'Import achievements',
  submitCreate: 'Create',
  save: 'Save',
  search: 'Search by name',
  edit: 'Edit',
  editTitle: (name) => `Edit ${name}`,
  copy: 'Copy as new achievement',
  delete: 'Delete',
  empty: 'No achievements yet',
  emptyHint: 'Say what is to be done, the goal and the rewards. Players see it once it is released.',
  sample: {
    slugName: 'first-lamp',
    displayName: 'First lamp',
    thresholdValue: 1,
    rewards: [{ resourceSlug: 'GOLD', quantity: 100 }],
  },
  sampleRows: [
    {
      slugName: 'lamp-10',
      displayName: 'Light 10 lamps',
      series: 'lamps',
      category: 'explore',
      startValue: 0,
      thresholdValue: 10,
      rewards: 'GOLD=100; lantern=1',
      hidden: false,
    },
  ],
  notAmounts: 'Resources with amounts like GOLD=100; lantern=1',

  slugHelp: 'Used in code; it never changes.',
  wordHelp: 'A word of the game itself, to sort by.',
  seriesHelp: 'Achievements of one series are steps, by their goals.',
  startHelp: 'Where players begin; 0 where it is left out.',
  thresholdHelp: 'Above the start: done at or above it; below the start: done at or below it.',
  sameValue: 'The goal is another value than the start',
  valuesFixed: 'Stays while it is released; take it back first',
  rewards: 'Rewards',
  rewardsHelp: 'Given once, when it is done.',
  hiddenHelp: 'It is not in the lists of players until they have done it.',
  propertiesHelp: 'Data that the game reads with it, such as the address of an icon.',
  created: (name) => `${name} created`,
  saved: (name) => `${name} saved`,

  release: 'Release',
  releaseAsk: 'Release…',
  revoke: 'Take back',
  revokeAsk: 'Take back…',
  isReleased: 'Released already',
  isUnreleased: 'Not released',
  revokeFirst: 'Take it back first',
  seen: 'Players see it',
  unseen: 'Players do not see it',
  releaseTitle: (name) => `Release ${name}`,
  revokeTitle: (name) => `Take ${name} back`,
  releaseWords: (players, rewards) =>
    `${affected(players)}: they get on with it at once${rewards === '' ? '' : ` and receive ${rewards} when it is done`}. Start and goal stay while it is released.`,
  releaseHiddenWords: (players, rewards) =>
    `${affected(players)}: they get on with it at once without seeing it until it is done${rewards === '' ? '' : `, and receive ${rewards} then`}. Start and goal stay while it is released.`,
  revokeWords: (players, achieved) =>
    `${affected(players)}: they cannot see it, get on with it or take its rewards any more. ${
      achieved === undefined ? '' : `${some(achieved, 'player')} of them have done it. `
    }Progress is kept and is back when it is released again.`,
  released: (name) => `${name} released`,
  revoked: (name) => `${name} taken back`,
  bulkRelease: (players) => (count) => `${some(count, 'achievement')} will be released. ${affected(players)} at once.`,
  bulkRevoke: (players) => (count) =>
    `${some(count, 'achievement')} will be taken back. ${affected(players)}: they cannot see them or take their rewards; progress is kept.`,
  deleteTitle: 'Delete achievement',
  deleted: (name) => `${name} deleted`,
  deleteWords: (achieved) =>
    achieved === undefined
      ? 'How many players have done it could not be read. Their progress is deleted with it, for good.'
      : achieved === 0
        ? 'No player has done it. Progress towards it is deleted too, for good.'
        : `${some(achieved, 'player')} have done it; their progress and what they took is deleted with it, for good. Rewards that were given stay.`,
  bulkDelete: (players) => (count) =>
    `${some(count, 'achievement')} that are not released will be deleted with the progress of ${atMost(players)}, for good.`,

  list: 'List',
  series: 'Series',
  rates: 'Completion',
  content: 'Content and rewards',
  players: 'As players see it',
  commands: 'Code and command line',
  rewardsNone: 'No rewards',
  none: 'None',

  before: 'Before it is done',
  after: 'Once it is done',
  notSeen: 'It is not in the lists of players.',
  unreleasedSeen: 'It is not released, so players do not see it. This is what they would see.',
  hiddenMark: 'Hidden',
  progress: (value, of) => `${grouped(value)} / ${grouped(of)}`,
  canRedeem: 'Rewards can be taken',

  completion: 'Completion',
  achieved: 'Players who have done it',
  redeemed: 'Took the rewards',
  rate: 'Completion',
  ofPlayers: (players) => `of ${some(players, 'persona')}`,
  percent: (share) => `${Math.round(share * 1000) / 10}%`,
  tooEasy: 'Nearly everybody has done it',
  tooHard: 'Hardly anybody has done it',
  fewPlayers: 'Too few players to tell',
  ratesHelp: (count, players) =>
    `${some(count, 'released achievement')} against ${some(players, 'active persona')}; easy ones first.`,
  ratesMany: (most) => ` Only ${grouped(most)} of them are counted.`,
  noRates: 'No achievement is released yet',
  noRatesHint: 'Once one is released, this shows how many players have done it.',
  hint: 'Difficulty',

  noSeries: 'No series yet',
  noSeriesHint: 'Give achievements a series: those of one are steps, by their goals.',
  seriesHint: 'Those of one series are steps, by their goals; a released step after one that is not is marked.',
  step: (number, of) => `Step ${number} of ${of}`,
  gap: 'The step before is not released',
  threshold: (from, to) => (from === 0 ? `Goal ${grouped(to)}` : `${grouped(from)} → ${grouped(to)}`),

  standings: 'Achievements of players',
  standingsHelp:
    'How far personas are with each achievement. Those that a persona has not begun are listed when you ask for one persona.',
  standingSearch: 'Persona ID or identifier',
  personaFilter: 'Persona ID',
  emptyStandings: 'No player has got on with any yet',
  emptyStandingsHint: 'What the game or a server reports appears here, and can be changed here.',
  personaEmpty: 'No achievement is released',
  personaSample: { id: '<personaId>', slugName: 'first-lamp', action: 'Increase', value: 1 },
  move: 'Change progress',
  moveTitle: (name) => `Change progress: ${name}`,
  persona: 'Persona ID',
  personaHelp: 'This one player is affected.',
  notPersona: 'A persona ID looks like 0f8fad5b-d9cb-469f-a165-70867728950e',
  actions: {
    Increase: 'Add to the value of now.',
    Decrease: 'Take from the value of now.',
    Set: 'Make it this value. What is done stays done.',
  },
  redeem: 'Take the rewards too',
  redeemHelp: 'Puts the rewards into the inventory once it is done, one time.',
  effect: (name, value) => `${name} is ${grouped(value)} now; 1 player is affected at once.`,
  effectNew: '1 player is affected at once.',
  moved: (name) => `Progress of ${name} changed`,
};
