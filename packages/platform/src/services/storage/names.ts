// Words by which databases are known elsewhere on the platform.
import { shanghaiDay } from '@uos/contract/rules';

export const SERVICE = 'storage';
/** Topic on which a node hears that there is something to do; its id is the node. */
export const WORK = 'storage';
/** Work by the clock. */
export const PLAN = 'plan';

export const planKey = (databaseId: string): string => `${PLAN}/${databaseId}`;

/** Of a backup that was made by itself: the day as those call it who planned it. */
export const planName = (now: string): string => `${PLAN}-${shanghaiDay(now)}`;

export const adminContext = (id: string): string => `storage_databases/${id}/admin`;
export const consoleContext = (id: string): string => `storage_databases/${id}/console`;
