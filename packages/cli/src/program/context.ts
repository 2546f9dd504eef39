// What a command is given: everything it touches of the outside comes through here.

import type { Connection } from '../connection/connect.ts';
import type { ExitCode } from '../errors/cli-error.ts';
import type { Settings } from '../profile/where/settings.ts';
import type { Io } from '../terminal/io.ts';
import type { Paint, Style } from '../terminal/paint.ts';
import type { Prompt } from '../terminal/prompt.ts';
import type { Waiting } from '../terminal/waiting.ts';
import type { Dictionary } from '../text/en.ts';
import type { Language, Text } from '../text/text.ts';
import type { CommandData } from './command.ts';
import type { GlobalFlags } from './line/globals.ts';

/** Stands coloured before a line. */
export interface Sign {
  readonly style: Style;
  readonly text: string;
}

export interface Context<A = Readonly<Record<string, unknown>>, F = Readonly<Record<string, unknown>>> {
  readonly command: CommandData;
  readonly args: A;
  readonly flags: F;
  readonly globals: GlobalFlags;
  readonly io: Io;
  readonly env: Io['env'];
  readonly lang: Language;
  readonly t: Dictionary;
  /** Colours for stderr. */
  readonly paint: Paint;
  readonly prompt: Prompt;
  /** What the terminal shows while the run takes its time. */
  readonly waiting: Waiting;
  readonly signal: AbortSignal;
  readonly version: string;
  /** Profile, origin, app and bucket of this run; reads the configuration when first used. */
  readonly settings: Settings;
  /** The services, with the sign-in of the profile; nothing is loaded or sent before it is used. */
  readonly uos: Connection;
  /** Picks the language of the run. */
  say(text: Text): string;
  /** A line for the person on stderr, what is of others in it shown instead of sent; silent with --quiet. */
  note(text: Text, sign?: Sign): void;
  /** One step of a long job, as a line of JSON with --stream-json; nothing without it. */
  event(event: { readonly type: string; readonly [key: string]: unknown }): void;
  /** The line as it was typed, for a hint; each of `more` is a flag, with its value behind `=`. */
  line(...more: string[]): string;
  /** Ends the run at once with exit 2 when a question would come and nobody could answer it. */
  checkAskable(): void;
  /** Asks before something dangerous is done; --yes and --dry-run pass. */
  confirm(what: Text, name: string): Promise<void>;
  /** Exit code of a run that ends without an error, such as 8 when some items failed. */
  exit(code: ExitCode): void;
}
