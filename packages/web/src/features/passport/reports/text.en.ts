// What the screens of reports say.
import type { Words } from '../../../kit/language/words.ts';
import { grouped } from '../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

const reports = (count: number) => (count === 1 ? '1 report' : `${grouped(count)} reports`);
const players = (count: number) => (count === 1 ? '1 player' : `${grouped(count)} players`);

export const text: Words<typeof zh> = {
  reports: 'Reports',
  report: 'Report',
  reportsHelp: 'What is said of one player is decided together: one verdict closes all of it.',
  queue: 'Waiting',
  all: 'All reports',
  queueEmpty: 'No report waits',
  queueEmptyHint: 'Who is reported in the game stands here, the most reported first.',
  allEmpty: 'No reports yet',
  allEmptyHint: 'Players report other players in the game.',
  name: 'Reported player',
  categories: 'Categories',
  open: 'Waiting',
  search: 'Search by category or persona ID',
  createdAt: 'Reported',
  code: 'CLI and SDK',

  decide: 'Decide…',
  decideTitle: (name) => `Decide on the reports of ${name}`,
  verdict: 'Verdict',
  verdicts: { Actioned: 'Against the rules', Cleared: 'Nothing wrong' },
  verdictHints: { Actioned: 'The report is right; a ban may go with it', Cleared: 'The player is left alone' },
  scope: 'Together',
  scopes: (count) => ({ all: `All ${reports(count)} of the player that wait`, one: 'Only this one' }),
  penalty: 'Ban',
  none: 'No ban',
  whom: 'Who is banned',
  whoms: { persona: 'This persona', user: 'The whole user' },
  reason: 'Reason that the player reads',
  reasonPlaceholder: 'Such as: cheating',
  result: 'Notes of the decision',
  resultPlaceholder: 'Such as: seen on video, 7 days',
  submit: 'Decide',
  touched: (count, reporters, banned) =>
    `Closes ${reports(count)} of ${players(reporters)}; ${banned ? 'bans 1 player' : 'bans nobody'}.`,
  moreThan: (most) => `At most ${grouped(most)} at once; decide again for the rest.`,
  steps: 'Deciding',
  stepBan: (name) => `Ban ${name}`,
  stepReport: (category, at) => `${category}, ${at}`,
  close: 'Close',
  nothingOpen: 'No report waits',

  evidence: 'Reports and evidence',
  player: 'Reported player',
  noContent: 'No words',
  noEvidence: 'No evidence',
  evidenceLink: (index) => `Evidence ${index}`,
  said: (at) => `Reported ${at}`,
  reporter: 'Reporter',
  thisOne: 'This one',
  others: (count) => `${reports(count)} more of this player wait`,
  noOthers: 'No other report of this player waits',

  reopen: 'Review again',
  reopened: 'It is under review again',
  decided: 'decided already',
  notDecided: 'not decided yet',
  revoked: 'taken back by the player',
  delete: 'Delete',
  deleteTitle: 'Delete report',
  deleteWords: 'This 1 report is deleted; bans of players stay as they are. It cannot be undone.',
  deleted: 'Report deleted',
  clear: 'Nothing wrong',
  bulkClearTargets: (count) =>
    `${players(count)} did nothing wrong: all that waits of them is closed, and nobody is banned.`,
  bulkClear: (count) => `${reports(count)} are closed as nothing wrong; nobody is banned.`,
  bulkAction: (count) => `${reports(count)} are closed as against the rules; nobody is banned by it.`,
  action: 'Against the rules',
  bulkDelete: (count) => `${reports(count)} are deleted; bans stay as they are. It cannot be undone.`,
  notOpen: 'not under review',
};
