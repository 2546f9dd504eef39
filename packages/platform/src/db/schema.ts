// Every table of the platform; each service describes its own beside its store.

import type { CdnTables } from '../services/cdn/tables.ts';
import type { KnowledgeTables } from '../services/knowledge/tables.ts';
import type { PassportTables } from '../services/passport/tables.ts';
import type { UsageTables } from '../services/usage/tables.ts';
import type { CoreTables } from './core-tables.ts';
import type { MoneyTables } from './money-tables.ts';

export interface Database extends CoreTables, MoneyTables, CdnTables, KnowledgeTables, PassportTables, UsageTables {}
