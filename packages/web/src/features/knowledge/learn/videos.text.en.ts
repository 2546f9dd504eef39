// Films: commands, what they answer, and the words below.
import type { Film } from './videos.text.zh.ts';

export const films: readonly Film[] = [
  {
    slug: 'release',
    title: 'Publish a web game in a minute',
    lead: 'Create a bucket, sync a folder, release it and set a badge.',
    service: 'asset-streaming',
    scenes: [
      {
        words: 'Signing in opens the browser; confirm there and come back.',
        command: 'uos login',
        lines: ['✓ Signed in'],
        seconds: 6,
      },
      {
        words: 'Create a bucket; with --use the commands that follow are about it.',
        command: 'uos cdn bucket create web --use',
        lines: ['✓ Created bucket web'],
        seconds: 7,
      },
      {
        words: 'A sync only uploads what changed. With --release and --badge it releases at once and sets live on it.',
        command: 'uos cdn sync ./dist --release --badge live',
        lines: [
          '42 files compared: 42 new, 0 changed, 0 deleted',
          '✓ Uploaded 42 files (18.2 MB)',
          '✓ Created release 1, badge live',
        ],
        seconds: 10,
      },
      {
        words: 'The releases: each can be had back at any time.',
        command: 'uos cdn release ls',
        lines: ['Release  Badge  Files  Size', '1        live   42     18.2 MB'],
        seconds: 7,
      },
    ],
  },
  {
    slug: 'rollback',
    title: 'Go back when something is wrong',
    lead: 'Move the badge, upload nothing.',
    service: 'asset-streaming',
    scenes: [
      {
        words: 'See which releases there are, and where the badge is.',
        command: 'uos cdn release ls',
        lines: ['Release  Badge  Files  Size', '8        live   44     18.9 MB', '7               44     18.6 MB'],
        seconds: 8,
      },
      {
        words: 'Move live back to release 7; players have it within a minute or so.',
        command: 'uos cdn badge set live 7',
        lines: ['✓ Badge live is on release 7'],
        seconds: 7,
      },
      {
        words: 'The activity log keeps it, for whoever asks later.',
        lines: [],
        seconds: 5,
      },
    ],
  },
  {
    slug: 'realm',
    title: 'Maintenance of a realm',
    lead: 'Stop new sign-ins, and open again afterwards.',
    service: 'passport',
    scenes: [
      {
        words: 'List the realms and find the one.',
        command: 'uos passport realm ls',
        lines: ['Name     Status', 'East 1   Open', 'South 1  Open'],
        seconds: 7,
      },
      {
        words: 'Set it to maintenance. Players in the game stay.',
        command: 'uos passport realm update <realm ID> --status Maintenance',
        lines: ['✓ East 1 is in maintenance'],
        seconds: 8,
      },
      {
        words: 'Open it again afterwards.',
        command: 'uos passport realm update <realm ID> --status Open',
        lines: ['✓ East 1 is open'],
        seconds: 7,
      },
    ],
  },
  {
    slug: 'bill',
    title: 'Balance and bills in the terminal',
    lead: 'The balance, the trend and the details of a month.',
    service: '',
    scenes: [
      {
        words: 'The balance comes from deposits, adjustments, refunds and bills.',
        command: 'uos balance',
        lines: ['Available         ¥4,899.78', 'Pending deposits  ¥300.00'],
        seconds: 7,
      },
      {
        words: 'The last twelve months.',
        command: 'uos bill trend',
        lines: ['2026-09  ████████  ¥346.78', '2026-10  ████████  ¥353.58', '2026-11  █████████ ¥360.38'],
        seconds: 8,
      },
      {
        words: 'Export the bills of a month for your accountants.',
        command: 'uos bill export --month 2026-10 -o bills-2026-10.csv',
        lines: ['✓ Written to bills-2026-10.csv'],
        seconds: 7,
      },
    ],
  },
];
