// How a server is set for the size that was ordered.
import type { DatabaseSize } from '#engines/databases/port';

const CONNECTIONS_PER_GIB = 25;
const FEWEST_CONNECTIONS = 20;
const MOST_CONNECTIONS = 400;
/** Beside those of clients: for the platform's own. */
const OWN_CONNECTIONS = 5;
const MOST_SHARED_MIB = 256;
const SLOW_MS = 100;

export const LOG_FOLDER = 'log';
export const SOCKET_FOLDER = 'run';
export const DATA_FOLDER = 'data';

export function clientConnections({ memoryMiB }: Pick<DatabaseSize, 'memoryMiB'>): number {
  const wanted = Math.round((memoryMiB / 1024) * CONNECTIONS_PER_GIB);
  return Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, wanted));
}

export function serverSettings(home: string, { memoryMiB }: DatabaseSize): Readonly<Record<string, string>> {
  return {
    // why none: whoever connects comes through the gateway
    listen_addresses: '',
    unix_socket_directories: `${home}/${SOCKET_FOLDER}`,
    unix_socket_permissions: '0700',
    max_connections: String(clientConnections({ memoryMiB }) + OWN_CONNECTIONS),
    superuser_reserved_connections: String(OWN_CONNECTIONS),
    shared_buffers: `${Math.min(MOST_SHARED_MIB, Math.floor(memoryMiB / 4))}MB`,
    // why: the wall has no /dev/shm
    dynamic_shared_memory_type: 'mmap',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    password_encryption: 'scram-sha-256',
    log_destination: 'jsonlog',
    logging_collector: 'on',
    log_directory: `${home}/${LOG_FOLDER}`,
    log_filename: 'server.log',
    log_file_mode: '0600',
    log_rotation_age: '0',
    log_rotation_size: '0',
    // why not what clients do wrong: their statements are theirs
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_min_duration_statement: String(SLOW_MS),
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_timezone: 'UTC',
    timezone: 'UTC',
    log_checkpoints: 'off',
    cluster_name: '',
    // why: nothing of one database is to be sent to another server
    max_wal_senders: '0',
    wal_level: 'minimal',
    jit: 'off',
  };
}
