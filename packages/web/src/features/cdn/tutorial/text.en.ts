// What the first steps with content delivery say.
import type { Words } from '../../../kit/language/words.ts';
import { grouped } from '../../../kit/show/grouped.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Asset delivery tutorial',
  help: 'Five steps bring a file to players. Each really happens in this app; you can also follow the code in a terminal.',
  progress: (done, all) => (done === all ? 'All five steps done' : `${grouped(done)} of ${grouped(all)} steps done`),
  language: 'Language of the code',
  languages: { cli: 'Command line', typescript: 'TypeScript', csharp: 'C#', curl: 'curl' },
  done: 'Done',
  waiting: 'Do the step before first',
  code: (step) => `Code: ${step}`,
  cli: 'Command line',
  cliHelp: 'Sign in and choose this app; then the commands above just run.',
  cliLines: (origin, appId) => [`export UOS_ORIGIN=${origin}`, 'uos login', `uos app use ${appId}`],
  docs: 'Documentation',

  bucketName: 'tutorial',
  bucketDescription: 'Tutorial',
  sampleFile: 'hello.html',
  notes: 'Tutorial: first release',
  badge: 'live',

  bucket: {
    title: 'New bucket',
    help: 'A bucket holds files that are released together.',
    act: 'Create bucket tutorial',
    state: (name) => `Bucket ${name} is ready`,
    told: 'Bucket tutorial created',
  },
  upload: {
    title: 'Upload a file',
    help: 'Here it is a sample page; on the page of a bucket you can drop a whole folder.',
    act: 'Upload hello.html',
    state: (count) => `${grouped(count)} ${count === 1 ? 'file' : 'files'} in the bucket`,
    told: 'hello.html uploaded',
  },
  release: {
    title: 'Release',
    help: 'A release is what the files are now, for good. Later changes do not touch it.',
    act: 'Release',
    state: (releasenum) => `Newest release #${releasenum}`,
    told: (releasenum) => `Release #${releasenum} created`,
  },
  badgeStep: {
    title: 'Set a badge',
    help: 'A badge is a name for a release. Move it to go live or back; the content address stays.',
    act: 'Set badge live on the newest release',
    state: (releasenum) => `Badge live is on release #${releasenum}`,
    told: (releasenum) => `Badge live is on release #${releasenum}`,
  },
  load: {
    title: 'Load from the content address',
    help: 'Put this address into the game; the engine or the browser gets its files here.',
    act: 'Try it',
    state: (bytes) => `${grouped(bytes)} bytes loaded`,
    told: (bytes) => `${grouped(bytes)} bytes loaded from the content address`,
    open: 'Open in a new tab',
    copy: 'Copy content address',
  },
  toBucket: 'Open bucket',
  samplePage: (appId) =>
    `<!doctype html>\n<meta charset="utf-8">\n<title>hello</title>\n<h1>Hello, player</h1>\n<p>This file comes from a bucket of app ${appId}.</p>\n`,
};
