// What the catalogue says of one screen.

export type ScreenKind = 'list' | 'detail' | 'form' | 'chart' | 'special' | 'drawer' | 'redirect' | 'print';

/** Who may open it: anyone, a signed-in developer, a member of the app, an operator, a billing administrator. */
export type ScreenAccess = 'public' | 'login' | 'member' | 'admin' | 'bc-admin';

export interface Screen {
  /** `/services/{appId}/asset/bucket`; a drawer is written `(drawer) ?d=kind:{id}`, every other path `*`. */
  readonly path: string;
  /** In Chinese, the language of the console; `titles.en.ts` has the English ones. */
  readonly title: string;
  readonly kind: ScreenKind;
  readonly access: ScreenAccess;
  /** Name in `App.Services` of what the app must have switched on before there is anything to see. */
  readonly service?: string;
  /** Where it stands in the menu, `玩家/社交/公会`; absent where no menu leads to it. */
  readonly nav?: string;
}

/** Operation ids by the path of a screen: what it shows first, then what it may do. */
export type CallsOf<Screens extends readonly Screen[]> = Readonly<
  Partial<Record<Screens[number]['path'], readonly string[]>>
>;
