// What the catalogue says of one screen.

export type ScreenKind = 'list' | 'detail' | 'form' | 'chart' | 'special' | 'drawer' | 'redirect' | 'print';

/** Who may open it: anyone, a signed-in developer, a member of the app, an operator, a billing administrator. */
export type ScreenAccess = 'public' | 'login' | 'member' | 'admin' | 'bc-admin';

export type ScreenGroup =
  | 'product'
  | 'learn'
  | 'ask'
  | 'policies'
  | 'docs'
  | 'samples'
  | 'partners'
  | 'cases'
  | 'account'
  | 'playground';

export interface Screen {
  /** `/services/{appId}/asset/bucket`; a drawer is written `(drawer) ?d=kind:{id}`, every other path `*`. */
  readonly path: string;
  /** In Chinese, the language of the console; `titles.en.ts` has the English ones. */
  readonly title: string;
  readonly kind: ScreenKind;
  readonly access: ScreenAccess;
  /** Name in `App.Services` of what the app must have switched on before there is anything to see. */
  readonly service?: string;
  /** Of a public screen: what it is listed under. What stands in the menus of the console is in `menus`. */
  readonly group?: ScreenGroup;
}

/** Operation ids by the path of a screen: what it shows first, then what it may do. */
export type CallsOf<Screens extends readonly Screen[]> = Readonly<
  Partial<Record<Screens[number]['path'], readonly string[]>>
>;
