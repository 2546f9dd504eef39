// The engine of an answer as one that this console knows.
import { type DatabaseEngine, databaseEngine } from '@uos/contract/rules';

/** why not nothing: a platform of a later release may have others, and its words are shown beside */
export const engineOf = (word: string): DatabaseEngine => databaseEngine(word) ?? 'postgresql';
