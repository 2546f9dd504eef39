// What the page of wishes says.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Coming soon',
  help: 'These are on their way. Say which of them you want most: each counts once for each person.',
  there: 'Already here',
  open: 'Open',
  want: 'I want this',
  wanted: 'Noted',
  thanks: (name) => `Noted. “${name}” will stand in the menu once it is there`,
  takenBack: (name) => `“${name}” taken back`,
  onlyDevelopers: 'Only accounts of developers count',
  wishes: {
    friend: { title: 'Friends', hint: 'Friends, requests and blacklists' },
    group: { title: 'Groups', hint: 'Chat groups that players make' },
    share: { title: 'Sharing', hint: 'Results and invitations on social networks' },
    entitlement: { title: 'Entitlements', hint: 'Memberships, subscriptions and DLC' },
    gift: { title: 'Gifts', hint: 'Gift packs and redeem codes' },
    analysis: { title: 'Analysis', hint: 'Retention, funnels and segments' },
    feedback: { title: 'Feedback', hint: 'What players say, and answers to it' },
    announce: { title: 'Notices', hint: 'Scheduled notices in the game' },
    'push-notification': { title: 'Push', hint: 'Notifications that arrive offline' },
    mail: { title: 'Mail', hint: 'Mail in the game, with attachments' },
    rank: { title: 'Ranks', hint: 'Leaderboards, tiers and resets' },
    award: { title: 'Rewards', hint: 'Rewards of achievements, quests and passes' },
    callback: { title: 'Callbacks', hint: 'Events of players, told to the game server' },
  },
};
