// Who is calling. A request may carry several credentials; each is resolved, none stands in for another.

import type { labels } from '@uos/contract/labels';
import type { ServiceTokenScope } from '#db/core-tables';

export interface UserPrincipal {
  readonly kind: 'user';
  readonly id: string;
  readonly name: string;
  readonly sessionHash: string;
}

export interface OperatorPrincipal {
  readonly kind: 'operator';
  readonly id: string;
  readonly name: string;
  readonly partner: boolean;
  /** Empty where a service token stands for the operator. */
  readonly sessionHash: string;
  /** The back end that a service token was made for; without it all of them. */
  readonly only?: ServiceTokenScope;
}

export interface BillingPrincipal {
  readonly kind: 'billing';
  readonly id: string;
  readonly name: string;
  readonly sessionHash: string;
}

/** An app's own credential: AppId with AppServiceSecret. */
export interface AppPrincipal {
  readonly kind: 'app';
  readonly id: string;
  readonly name: string;
  /** Read with the secret, so that admitting the call asks the database nothing more. */
  readonly standing: AppStanding;
}

export interface AppStanding {
  readonly orgId: string;
  readonly status: keyof typeof labels.app.status;
  /** Internal names of the services that are switched on. */
  readonly enabled: readonly string[];
}

/** A build of a game, which proved the AppSecret it carries with a nonce. */
export interface GamePrincipal {
  readonly kind: 'game';
  /** The app. */
  readonly id: string;
  readonly name: string;
  readonly standing: AppStanding;
}

/** Somebody who plays a game, by the token of a user or persona. */
export interface PlayerPrincipal {
  readonly kind: 'player';
  /** The persona, or the user where none has been chosen yet. */
  readonly id: string;
  readonly name: '';
  readonly userId: string;
  /** Empty until a persona has been chosen. */
  readonly personaId: string;
  readonly realmId: string;
  readonly appId: string;
  /** True for an account of the platform, false where a back end vouched for an id of its own. */
  readonly isAccount: boolean;
  /** Absent where the app is gone. */
  readonly standing?: AppStanding | undefined;
}

export interface VisitorPrincipal {
  readonly kind: 'visitor';
  readonly id: '';
  readonly name: '';
}

export type Principal =
  | UserPrincipal
  | OperatorPrincipal
  | BillingPrincipal
  | AppPrincipal
  | GamePrincipal
  | PlayerPrincipal
  | VisitorPrincipal;

export const visitor: VisitorPrincipal = { kind: 'visitor', id: '', name: '' };

/** What the caller is to the app of the call. */
export type AppRole = 'owner' | 'manager' | 'user' | 'operator' | 'app';

/** May the role change things? Owners, operators and the app itself; the others only look. Source: spec section 6. */
export function mayWrite(role: AppRole): boolean {
  return role === 'owner' || role === 'operator' || role === 'app';
}
