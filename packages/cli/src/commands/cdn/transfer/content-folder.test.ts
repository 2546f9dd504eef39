import { describe, expect, it } from 'vitest';
import { contentFolderOf } from './content-folder.ts';

const bucket = '0b1f6f0a-3a53-4d6e-9a53-0d9d3f6a1c11';
const release = '5a6d3c52-8a0e-4a43-8a4e-0a2c1b7e9f10';
const root = `https://content.example/client_api/v1/buckets/${bucket}`;

describe('contentFolderOf', () => {
  it.each([
    [`${root}/release_by_badge/live/content/`, { badge: 'live', prefix: '' }],
    [`${root}/release_by_badge/live`, { badge: 'live', prefix: '' }],
    [`${root}/releases/${release}/content/pics/%E5%9B%BE/`, { releaseid: release, prefix: 'pics/图/' }],
    [`${root}/content/`, { badge: undefined, releaseid: undefined, prefix: '' }],
  ])('takes %s for a folder', (url, expected) => {
    expect(contentFolderOf(url)).toMatchObject({ bucketId: bucket, ...expected });
  });

  it.each([
    `${root}/release_by_badge/live/content/index.html`,
    `${root}/release_by_badge/%zz/content/`,
    `${root}/content/%E5%9B/`,
    'https://elsewhere.example/a/',
  ])('takes %s for none', (url) => {
    expect(contentFolderOf(url)).toBeUndefined();
  });
});
