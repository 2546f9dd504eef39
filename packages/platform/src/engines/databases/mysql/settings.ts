// How a server is set for the size that was ordered.
import type { DatabaseSize } from '#engines/databases/port';

const CONNECTIONS_PER_GIB = 25;
const FEWEST_CONNECTIONS = 20;
const MOST_CONNECTIONS = 400;
/** Beside those of clients: for the platform's own. */
const OWN_CONNECTIONS = 5;
const [LEAST_POOL_MIB, MOST_POOL_MIB] = [32, 256];
const LOG_FILE_MIB = 32;
const SLOW_MS = 100;

export const DATA_FOLDER = 'data';
export const SOCKET_FOLDER = 'run';
export const LOG_FOLDER = 'log';
export const TMP_FOLDER = 'tmp';
export const SOCKET = `${SOCKET_FOLDER}/mysql.sock`;
export const ERROR_LOG = `${LOG_FOLDER}/server.log`;
export const SLOW_LOG = `${LOG_FOLDER}/slow.log`;

export function clientConnections({ memoryMiB }: Pick<DatabaseSize, 'memoryMiB'>): number {
  const wanted = Math.round((memoryMiB / 1024) * CONNECTIONS_PER_GIB);
  return Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, wanted));
}

/** Those that the tables of a new folder are made with too. */
export const STORE_SETTINGS: readonly string[] = [
  `--innodb-log-file-size=${LOG_FILE_MIB}M`,
  '--innodb-buffer-pool-size=16M',
  // why: inside the wall the kernel's own queue for it is not allowed
  '--innodb-use-native-aio=0',
];

export function serverSettings(home: string, { memoryMiB }: Pick<DatabaseSize, 'memoryMiB'>): string[] {
  const clients = clientConnections({ memoryMiB });
  const pool = Math.min(MOST_POOL_MIB, Math.max(LEAST_POOL_MIB, Math.floor(memoryMiB / 4)));
  return [
    ...STORE_SETTINGS,
    `--datadir=${home}/${DATA_FOLDER}`,
    `--socket=${home}/${SOCKET}`,
    `--pid-file=${home}/${SOCKET_FOLDER}/server.pid`,
    // why not that of the machine: it is small inside the wall
    `--tmpdir=${home}/${TMP_FOLDER}`,
    // why none: whoever connects comes through the gateway
    ...['--skip-networking', '--skip-name-resolve', '--skip-log-bin', '--skip-slave-start', '--skip-symbolic-links'],
    ...['--local-infile=0', '--event-scheduler=OFF', '--performance-schema=0', '--query-cache-type=0'],
    `--max-connections=${clients + OWN_CONNECTIONS}`,
    `--max-user-connections=${clients}`,
    `--innodb-buffer-pool-size=${pool}M`,
    ...['--key-buffer-size=8M', '--aria-pagecache-buffer-size=8M', '--max-allowed-packet=64M'],
    ...['--character-set-server=utf8mb4', '--collation-server=utf8mb4_unicode_ci', '--default-time-zone=+00:00'],
    // why: of tables of another kind no dump is of one moment, and they do not survive a crash
    ...['--default-storage-engine=InnoDB', '--enforce-storage-engine=InnoDB'],
    ...[`--log-error=${home}/${ERROR_LOG}`, '--log-warnings=1', '--log-output=FILE'],
    ...['--slow-query-log=1', `--slow-query-log-file=${home}/${SLOW_LOG}`, `--long-query-time=${SLOW_MS / 1000}`],
  ];
}
