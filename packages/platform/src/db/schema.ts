// Every table of the platform; each service describes its own beside its store.

import type { AlertTables } from '../services/alert/tables.ts';
import type { CdnTables } from '../services/cdn/tables.ts';
import type { CertificationTables } from '../services/certification/tables.ts';
import type { KnowledgeTables } from '../services/knowledge/tables.ts';
import type { PassportTables } from '../services/passport/tables.ts';
import type { TicketTables } from '../services/ticket/tables.ts';
import type { UsageTables } from '../services/usage/tables.ts';
import type { CoreTables } from './core-tables.ts';
import type { MoneyTables } from './money-tables.ts';

export interface Database
  extends CoreTables,
    MoneyTables,
    AlertTables,
    CdnTables,
    CertificationTables,
    KnowledgeTables,
    PassportTables,
    TicketTables,
    UsageTables {}
