// Player accounts have the most screens of all services: their menu has groups that open and close.
import type { Menu } from './menu.ts';

export const passportMenu: Menu = {
  entries: [],
  groups: [
    {
      key: 'accounts',
      title: { zh: '账号与角色', en: 'Accounts' },
      entries: [
        { path: '/services/{appId}/passport/account/user' },
        { path: '/services/{appId}/passport/account/persona' },
        { path: '/services/{appId}/passport/account/tag' },
      ],
    },
    {
      key: 'social',
      title: { zh: '社交', en: 'Social' },
      entries: [
        {
          path: '/services/{appId}/passport/guilds/management',
          tabs: [
            { path: '/services/{appId}/passport/guilds/management', title: { zh: '公会', en: 'Guilds' } },
            { path: '/services/{appId}/passport/guilds/setting', title: { zh: '设置', en: 'Settings' } },
          ],
        },
        { path: '/services/{appId}/passport/account/friend' },
        { path: '/services/{appId}/passport/account/report', waits: 'reports' },
      ],
    },
    {
      key: 'play',
      title: { zh: '玩法', en: 'Gameplay' },
      entries: [
        { path: '/services/{appId}/passport/leaderboards' },
        {
          path: '/services/{appId}/passport/achievements/meta',
          title: { zh: '成就', en: 'Achievements' },
          tabs: [
            { path: '/services/{appId}/passport/achievements/meta', title: { zh: '定义', en: 'Definitions' } },
            { path: '/services/{appId}/passport/achievements/management', title: { zh: '玩家', en: 'Players' } },
          ],
        },
        {
          path: '/services/{appId}/passport/battle-pass',
          tabs: [
            { path: '/services/{appId}/passport/battle-pass', title: { zh: '战令', en: 'Battle passes' } },
            { path: '/services/{appId}/passport/battle-pass/persona', title: { zh: '玩家', en: 'Players' } },
          ],
        },
        { path: '/services/{appId}/passport/quests' },
      ],
    },
    {
      key: 'economy',
      title: { zh: '经济', en: 'Economy' },
      entries: [
        { path: '/services/{appId}/passport/economy/product' },
        { path: '/services/{appId}/passport/economy/resource' },
        { path: '/services/{appId}/passport/economy/purchase' },
        { path: '/services/{appId}/passport/economy/package' },
        { path: '/services/{appId}/passport/entitlement' },
        {
          path: '/services/{appId}/passport/gift/management',
          title: { zh: '礼包与兑换码', en: 'Gifts and codes' },
          tabs: [
            { path: '/services/{appId}/passport/gift/management', title: { zh: '礼包', en: 'Gifts' } },
            { path: '/services/{appId}/passport/gift/instances', title: { zh: '兑换码', en: 'Redeem codes' } },
          ],
        },
        { path: '/services/{appId}/passport/economy/metrics' },
      ],
    },
    {
      key: 'operation',
      title: { zh: '运营', en: 'Operations' },
      entries: [
        {
          path: '/services/{appId}/passport/inbox/message',
          tabs: [
            { path: '/services/{appId}/passport/inbox/message', title: { zh: '邮件', en: 'Mail' } },
            { path: '/services/{appId}/passport/inbox/template', title: { zh: '模板', en: 'Templates' } },
            { path: '/services/{appId}/passport/inbox/record', title: { zh: '发送记录', en: 'Sent' } },
          ],
        },
        { path: '/services/{appId}/passport/billboards' },
      ],
    },
    {
      key: 'security',
      title: { zh: '登录与安全', en: 'Sign-in and safety' },
      entries: [
        { path: '/services/{appId}/passport' },
        { path: '/services/{appId}/passport/auth/realm' },
        { path: '/services/{appId}/passport/anti-addiction' },
        { path: '/services/{appId}/passport/account/verifyCode' },
      ],
    },
  ],
};
