// Tags of players and personas, by name.
import type { PassportTag } from '@uos/sdk/services/passport';
import { tagsCreateFields } from '@uos/sdk/services/passport.fields';
import { passportNamed } from './passport-named.ts';

export const tags = passportNamed<PassportTag>({
  kind: 'tags',
  title: { zh: '标签', en: 'tags' },
  about: 'A tag, by its name',
  fields: tagsCreateFields,
  keys: ['color', 'description'],
  ...{ name: 'name', id: 'tagID' },
  of: (passport) => passport.tags,
  rows: (passport) => passport.tags.list.all({ count: 50 }),
});
