// What the platform says of databases, in the reader's language: why one failed, what an engine lacks, why a statement was
// refused.
import { translate } from '@uos/contract/messages';
import { UosApiError } from '@uos/sdk/browser';
import { wordsOfServers } from '../../kit/call/words-of-servers.ts';
import { language } from '../../kit/language/language.zh.ts';
import { errorFacts } from '../../kit/page/error-facts.ts';

// why at once: rows say what became of a database, and no refusal has brought the words
void wordsOfServers();

/** A row's own words; those of an engine are left as they are. */
export const saidWords = (message: string): string => translate(message, language);

const HOW = /; an administrator can run: (.+)$/;

/** What is missing, and the line that brings it where there is one. */
export function lackOf(reason: string): { readonly words: string; readonly command: string | undefined } {
  const [, command] = HOW.exec(reason) ?? [];
  return { words: saidWords(reason.replace(HOW, '')), command };
}

/** Code of what is away for now: its own words say more than that the server failed. */
const AWAY = 503;

/** Why a statement was not run: the engine's words where it refused it, else what the platform says. */
export function whyNot(error: unknown): string {
  if (!(error instanceof UosApiError)) {
    return errorFacts(error).message;
  }
  const said = detailsOf(error)[0]?.reason;
  if (error.serverMessage === 'statement failed' && said !== undefined) {
    return saidWords(said);
  }
  return error.status === AWAY && error.serverMessage !== undefined
    ? saidWords(error.serverMessage)
    : errorFacts(error).message;
}

/** A statement that would have changed something, where nothing may be changed. */
export function wouldWrite(error: unknown): boolean {
  return error instanceof UosApiError && detailsOf(error).some(({ field }) => field === 'readOnly');
}

function detailsOf(error: UosApiError): readonly { readonly field?: string; readonly reason?: string }[] {
  const { details } = (error.body ?? {}) as { readonly details?: ReturnType<typeof detailsOf> };
  return details ?? [];
}
