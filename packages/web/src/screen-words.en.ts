// What the console calls its screens, and the groups of the public ones.
import type { screens } from '@uos/contract/screens';
import { englishTitles } from '@uos/contract/screens/titles.en';
import type { wordsOfScreen as zh } from './screen-words.zh.ts';

type Group = Extract<(typeof screens)[number], { readonly group: string }>['group'];

const GROUPS: Readonly<Record<Group, string>> = {
  产品: 'Products',
  体验场: 'Playgrounds',
  合作: 'Partners',
  学习: 'Learn',
  支持: 'Support',
  政策: 'Policies',
  文档: 'Documentation',
  案例: 'Cases',
  示例: 'Examples',
  账号: 'Account',
};

export const wordsOfScreen: typeof zh = ({ path, group }) => {
  const title = englishTitles[path];
  return group === undefined ? { title } : { title, group: GROUPS[group as Group] };
};
