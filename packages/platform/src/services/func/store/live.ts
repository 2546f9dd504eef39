// States of servers that live, in raw SQL: as words, because indexes are of rows in exactly these.
import { sql } from 'kysely';
import { LIVE } from '../servers/life.ts';

export const LIVE_SQL = sql.join(LIVE.map((status) => sql.lit(status)));
