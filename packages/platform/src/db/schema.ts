// Every table of the platform: those of the core, and each service adds its own beside its store (`tables.ts`).
import type { CoreTables } from './core-tables.ts';
import type { MoneyTables } from './money-tables.ts';

export interface Database extends CoreTables, MoneyTables {}
