// Stands where the contract has its texts of servers: empty until `wordsOfServers` has read them.
import type { Catalogue } from '@uos/contract/messages';

export const catalogue: { -readonly [Key in keyof Catalogue]: Catalogue[Key] } = { server: {}, service: {} };
