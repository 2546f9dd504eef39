// Numbers of verification codes. Source: wire/passport.md 2.1, 4.

/** What the code is where messages are mocked. */
export const MOCK_CODE = '111111';
export const CODE_DIGITS = 6;
export const LIFE_MS = 5 * 60_000;
/** From one message to a number to the next. */
export const PAUSE_MS = 60_000;
export const MOST_A_DAY = 10;
export const MOST_TRIES = 5;
/** Real messages of an app before production; after them the code is the mocked one. */
export const FREE_MESSAGES = 100;

/** 138****0000 */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
