// Would a code work? Decided in the order of a redeem, and nothing is used. Source: wire/passport.md 5.3.

/** In the order they are looked at. Whether the inventory has room is decided last, where something is given. */
export const redeemChecks = ['code', 'pack', 'valid', 'scope', 'unused', 'limit'] as const;

export type RedeemCheck = (typeof redeemChecks)[number];

export interface RedeemQuestion {
  /** Absent where nobody has such a code. */
  readonly found?:
    | {
        readonly code: { readonly status: string };
        readonly pack: {
          readonly status: string;
          readonly codeType: string;
          readonly scopes: readonly string[];
          readonly redeemLimitPerPersona: number;
        };
      }
    | undefined;
  /** Where the persona is; empty for nowhere in particular. */
  readonly scope: string;
  /** Who would use it; absent where nobody is asked about. */
  readonly persona?: { readonly hasUsedThis: boolean; readonly usesOfPack: number } | undefined;
}

/** The first check that fails; nothing where the code works. */
export function redeemFails({ found, scope, persona }: RedeemQuestion): RedeemCheck | undefined {
  if (found === undefined) {
    return 'code';
  }
  const { code, pack } = found;
  if (pack.status !== 'active') {
    return 'pack';
  }
  if (code.status === 'invalid') {
    return 'valid';
  }
  if (pack.scopes.length > 0 && !pack.scopes.includes(scope)) {
    return 'scope';
  }
  const isUsed = pack.codeType === 'Universal' ? persona?.hasUsedThis === true : code.status === 'used';
  if (isUsed) {
    return 'unused';
  }
  return persona !== undefined && persona.usesOfPack >= pack.redeemLimitPerPersona ? 'limit' : undefined;
}
