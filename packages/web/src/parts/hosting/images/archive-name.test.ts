import { expect, it } from 'vitest';
import { nameOfArchive } from './archive-name.ts';

it('names an image like its file, without the ending', () => {
  const files = [
    'harbour-1.4.zip',
    'harbour.TAR.GZ',
    'harbour 2.tgz',
    'harbour.tar',
    'server',
    `${'x'.repeat(80)}.zip`,
  ];
  expect(files.map(nameOfArchive)).toEqual([
    'harbour-1.4',
    'harbour',
    'harbour 2',
    'harbour',
    'server',
    'x'.repeat(64),
  ]);
});
