// Another device has changed the save meanwhile.
import { PlayerError } from '../player/errors.ts';

const [EXISTS, CHANGED] = [6, 9];
const WORDS = ['save was changed elsewhere', 'linear save already exists'];

/** Nothing was changed: the save is another one by now. Load it, bring both together, put that. */
export class SaveConflict extends PlayerError {
  override readonly name = 'SaveConflict';

  /** The save that is there, where the server named it. */
  get saveId(): string | undefined {
    return this.#said('saveId');
  }

  /** The revision it has by now; 0 where it is gone. */
  get revision(): number | undefined {
    const said = this.#said('revision');
    return said === undefined ? undefined : Number(said);
  }

  #said(name: string): string | undefined {
    const prefix = `${name}: `;
    return this.details.find((detail) => detail.startsWith(prefix))?.slice(prefix.length);
  }

  /** The error of a call, where it says that. */
  static of(error: unknown): SaveConflict | undefined {
    if (!(error instanceof PlayerError) || (error.code !== EXISTS && error.code !== CHANGED)) {
      return undefined;
    }
    const { call, status, code, detail, details, requestId, message } = error;
    return WORDS.includes(message)
      ? new SaveConflict(message, { call, status, code, detail, details, requestId, cause: error })
      : undefined;
  }
}
