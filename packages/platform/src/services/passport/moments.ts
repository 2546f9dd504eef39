// Times that callers write, as the database keeps them.
import { styles } from '#kernel/call/errors';

/**
 * RFC 3339 with any offset → UTC; nothing stays nothing.
 * @throws Refusal 30001 for what is, in UTC, before the year 1 or after 9999: no column and no reply can say it
 */
export function momentOf(text: string | null | undefined): string | null {
  if (text === undefined || text === null) {
    return null;
  }
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (year < 1 || year > 9999) {
    throw styles.passport.refuse('invalid', 'invalid parameters', {
      details: [`${text}: no time of a year 1 to 9999`],
    });
  }
  return moment.toISOString();
}
