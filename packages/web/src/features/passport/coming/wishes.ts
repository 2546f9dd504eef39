// What is still wished for, and where a feature that has come by now is. Source: passport.md 1, 2.
import { text } from './text.zh.ts';

type AppPath =
  `/services/{appId}/passport/${'account/friend' | 'entitlement' | 'gift/management' | 'billboards' | 'inbox/message' | 'leaderboards' | 'achievements/meta'}`;

export type Wish = keyof typeof text.wishes;

export const wishes = Object.keys(text.wishes) as Wish[];

/** Where the feature is, once the platform serves the call that it lives on. */
export const placeOfWish: Readonly<Partial<Record<Wish, { readonly call: string; readonly path: AppPath }>>> = {
  friend: { call: 'passport.personas.friends', path: '/services/{appId}/passport/account/friend' },
  entitlement: { call: 'passport.entitlements.search', path: '/services/{appId}/passport/entitlement' },
  gift: { call: 'passport.tokenClasses.search', path: '/services/{appId}/passport/gift/management' },
  announce: { call: 'passport.billboards.search', path: '/services/{appId}/passport/billboards' },
  mail: { call: 'passport.inboxMessages.search', path: '/services/{appId}/passport/inbox/message' },
  rank: { call: 'passport.leaderboards.list', path: '/services/{appId}/passport/leaderboards' },
  award: { call: 'passport.achievements.search', path: '/services/{appId}/passport/achievements/meta' },
};

/** A property of the user: so a wish counts once, however often it is pressed. */
export const propertyOf = (wish: Wish): string => `wish.passport.${wish}`;
