// Words by which databases are known elsewhere on the platform.

export const SERVICE = 'storage';
/** Topic on which a node hears that there is something to do; its id is the node. */
export const WORK = 'storage';
/** Work by the clock. */
export const PLAN = 'plan';

export const planKey = (databaseId: string): string => `${PLAN}/${databaseId}`;

/** Contents lie apart from what the app delivers, so that each service frees its own. */
export const tenantOf = (appId: string): string => `storage-${appId}`;

export const adminContext = (id: string): string => `storage_databases/${id}/admin`;
export const consoleContext = (id: string): string => `storage_databases/${id}/console`;
