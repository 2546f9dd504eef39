// Two colours for an app from its id: always the same ones, and those of two apps seldom alike.

import type { CSSProperties } from 'react';

/** From blue over violet to red: what lies between is brown where it is dark. */
const FIRST = 195;
const SPAN = 180;
/** Degrees between the two, so that one turns into the other without grey. */
const TURN = 48;

export interface Look {
  readonly hue: number;
  readonly second: number;
}

export function lookOf(appId: string): Look {
  let hash = 0;
  for (const letter of appId) {
    hash = (hash * 31 + letter.charCodeAt(0)) % 360_007;
  }
  const hue = FIRST + (hash % SPAN);
  return { hue, second: (hue + TURN) % 360 };
}

/** `--hue` and `--second`, for what is drawn in the colours of an app. */
export function appColours({ AppId }: { readonly AppId: string }): CSSProperties {
  const { hue, second } = lookOf(AppId);
  return { '--hue': hue, '--second': second } as CSSProperties;
}
