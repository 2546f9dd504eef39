// A player's side of a game, for browsers, hosts of mini games and Node: no developer SDK, no dependency.
export {
  CodeUsed,
  InventoryFull,
  KeptOut,
  LeaderboardClosed,
  LimitReached,
  MinorRestricted,
  NotEnough,
  PlayerBanned,
  PlayerError,
  type PlayerErrorDetail,
  PlayerOffline,
  RealmNotOpen,
  SignedOut,
} from './errors.ts';
export type { PlayerEvents, SignedOutReason } from './events.ts';
export {
  createPlayer,
  type GuestSignIn,
  type Player,
  type PlayerOptions,
  type PlayTime,
  type SignedIn,
  type SignIn,
} from './game.ts';
export type { Mail, PlayerCodes, PlayerMail } from './gifts.ts';
export type { Flushed, Keep, Member, PlayerLeaderboards, ScoreMore } from './leaderboards.ts';
export type { PlayTimeOptions } from './play-time.ts';
export type { BuyMore, Keyed, PlayerInventory, PlayerShop } from './shop.ts';
export type { PlayerStorage } from './storage.ts';
export type { GivenTokens } from './tokens.ts';
