// What rules read of a player: what the game sends, and what the call itself says beside it.
import type { Attributes } from '#engines/rules/compile';

export interface Playing {
  readonly personaId?: string | undefined;
  readonly isDebugBuild?: boolean | undefined;
  readonly packageVersion?: string | undefined;
  readonly attributes?:
    | {
        readonly unity?: Readonly<Record<string, unknown>> | undefined;
        readonly app?: Readonly<Record<string, unknown>> | undefined;
        readonly user?: Readonly<Record<string, unknown>> | undefined;
      }
    | undefined;
}

/** What a caller says itself goes before what the call says. */
export function attributesOf(
  userId: string,
  { personaId, isDebugBuild, packageVersion, attributes }: Playing,
): Attributes {
  const { unity, app, user } = attributes ?? {};
  return {
    unity: { ...(isDebugBuild === undefined ? {} : { isDebugBuild }), ...unity },
    app: { ...(packageVersion === undefined ? {} : { packageVersion }), ...app },
    user: {
      ...(userId === '' ? {} : { userId }),
      ...(personaId === undefined || personaId === '' ? {} : { personaId }),
      ...user,
    },
  };
}

export const MOST_CHARACTERS = 64 * 1024;

/** All of them together, as JSON. */
export function areTooLarge({ attributes }: Playing): boolean {
  return attributes !== undefined && JSON.stringify(attributes).length > MOST_CHARACTERS;
}
