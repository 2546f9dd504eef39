// Articles: what was learned by using the services.
import type { Article } from './articles.text.zh.ts';

export const articles: readonly Article[] = [
  {
    slug: 'first-release',
    title: 'The first release: from an empty folder to a link that players can open',
    lead: 'Five commands publish a web game, and what each of them makes.',
    service: 'asset-streaming',
    minutes: 4,
    updated: '2026-11-10',
    sections: [
      {
        title: 'Before you begin',
        blocks: [
          'Sign in and choose the app. The command line remembers it for the commands that follow.',
          { commands: ['uos login', 'uos app create my-game --use', 'uos app enable cdn'] },
        ],
      },
      {
        title: 'Sync and release',
        blocks: [
          'A sync only uploads files whose content changed, as their MD5 tells. A release freezes all files of the bucket as they are now, for good.',
          { commands: ['uos cdn bucket create web --use', 'uos cdn sync ./dist --release --badge live'] },
          'A badge is a name for a release. A game that asks for an address with a badge always gets the release it is on.',
        ],
      },
      {
        title: 'How to go back',
        blocks: [
          'Nothing has to be uploaded again: move the badge back to the release before. Players have it within a minute or so.',
          { commands: ['uos cdn release ls', 'uos cdn badge set live 12'] },
        ],
      },
    ],
  },
  {
    slug: 'staged-buckets',
    title: 'A bucket for tests and one for players: promote only what was tried',
    lead: 'The live bucket takes nothing but releases from the one for tests, so nobody changes live files directly.',
    service: 'asset-streaming',
    minutes: 3,
    updated: '2026-11-12',
    sections: [
      {
        title: 'The idea',
        blocks: [
          'Make two buckets for a game: one for daily uploads, and one with “Promotions only”. The second refuses every upload and only takes releases from other buckets.',
          'So every live file can be traced to a release that was tried in the bucket for tests.',
        ],
      },
      {
        title: 'How to do it',
        blocks: [
          'Turn on “Promotions only” when you create the live bucket, then choose “Promote” on a release of the one for tests. A promotion copies references and takes no further storage.',
        ],
      },
    ],
  },
  {
    slug: 'read-a-bill',
    title: 'Reading a bill: where amounts come from, and why they change every day',
    lead: 'Each line of a bill can be traced to usage, free quota and price.',
    service: '',
    minutes: 5,
    updated: '2026-11-18',
    sections: [
      {
        title: 'Three levels',
        blocks: [
          'In a month, a service of an app has one bill; a bill is made of items; an item is “(usage × factor − free quota) × price”. The factor is 1, except for asset delivery.',
          'Choose a month under “Billing → Bills” and open “Show items” of any line to see the four numbers of each item.',
        ],
      },
      {
        title: 'Why the current month changes',
        blocks: [
          'Usage adds up by the hour, and bills are calculated anew once a day. Calculating the same day again gives the same and charges nothing twice. Once the month is over, the bill is final.',
        ],
      },
      {
        title: 'The nine numbers of a balance',
        blocks: [
          'Balance = deposits + adjustments − refunds − bills, where adjustments = reductions − base fees. A pending deposit counts once it is approved.',
          { commands: ['uos balance', 'uos bill trend'] },
        ],
      },
    ],
  },
  {
    slug: 'rotate-secrets',
    title: 'Replacing secrets without an interruption',
    lead: 'What to do when a secret leaks: know who uses it, replace it, see that the old one is dead.',
    service: '',
    minutes: 3,
    updated: '2026-11-15',
    sections: [
      {
        title: 'Before',
        blocks: [
          'The client secret ships with the game; the service secret belongs on your own servers and in release scripts only. List every place that uses it, such as variables of CI and settings of servers.',
        ],
      },
      {
        title: 'Replacing',
        blocks: [
          'Replace them under “Settings → Secrets”. The platform stops the old ones at once and tells each service to refresh; the page shows each result, and what failed can be tried again.',
          'A service keeps its cache for five minutes at most; until then it may still take the old secret.',
        ],
      },
      {
        title: 'After',
        blocks: ['Update the secret everywhere, then see under “Activity” that nothing is written with the old one.'],
      },
    ],
  },
  {
    slug: 'realm-maintenance',
    title: 'Maintenance of a realm: stop sign-ins first, then wait for players to leave',
    lead: 'The status of a realm makes room for maintenance without breaking off matches.',
    service: 'passport',
    minutes: 3,
    updated: '2026-11-16',
    sections: [
      {
        title: 'What the statuses mean',
        blocks: [
          'Only an open realm takes new sign-ins. In maintenance, players in the game stay; new sign-ins see a notice.',
          { commands: ['uos passport realm update <realm ID> --status Maintenance'] },
        ],
      },
      {
        title: 'From beginning to end',
        blocks: [
          {
            list: [
              'announce the time by mail in the game;',
              'set the realm to maintenance and wait for players to leave;',
              'update services and settings;',
              'try it with a test account, then open it again.',
            ],
          },
          'For several realms at once, select them in the list and set their status together.',
        ],
      },
    ],
  },
];
