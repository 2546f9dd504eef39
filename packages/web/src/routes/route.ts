// What the catalogue says of one screen.

export type ScreenKind = 'list' | 'detail' | 'form' | 'chart' | 'special' | 'drawer' | 'redirect' | 'print';

/** Who may open it: anyone, a signed-in developer, a member of the app, an operator, a billing administrator. */
export type ScreenAccess = 'public' | 'login' | 'member' | 'admin' | 'bc-admin';

export interface Route {
  /** `/services/{appId}/asset/bucket`; a drawer is written `(drawer) ?d=kind:{id}`, every other path `*`. */
  readonly path: string;
  readonly title: string;
  readonly kind: ScreenKind;
  readonly access: ScreenAccess;
  /** Where it stands in the menu, `玩家/社交/公会`; absent where no menu leads to it. */
  readonly nav?: string;
  /** False where the console only says that the screen is not open yet. */
  readonly built: boolean;
}
