// What several platforms share: one PostgreSQL, one S3 store, one master key, one balancer in front.
import type { PlatformOptions } from '../../packages/platform/src/start/main.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { type Replica, type ReplicaOptions, startReplica } from './replica-process.ts';
import { startS3, type TestS3 } from './s3.ts';

export interface Fleet {
  readonly postgres: TestPostgres;
  readonly s3: TestS3;
  readonly balancer: Balancer;
  readonly databaseUrl: string;
  /** For a platform inside the test's own process. */
  readonly options: PlatformOptions;
  /** For a platform in a process of its own. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts processes at once; they are stopped with the fleet. */
  start(count: number, options?: Partial<ReplicaOptions>): Promise<Replica[]>;
  stop(): Promise<void>;
}

const MASTER_KEY = 'c0'.repeat(32);

export async function openFleet(server: () => Promise<TestPostgres> = startPostgres): Promise<Fleet> {
  const [postgres, s3, balancer] = await Promise.all([server(), startS3(), startBalancer()]);
  const databaseUrl = await postgres.createDatabase({ migrated: true });
  const { origin, contentOrigin } = balancer;
  const objects = s3.place();
  const env = {
    DATABASE_URL: databaseUrl,
    UOS_OBJECTS: objects,
    UOS_MASTER_KEY: MASTER_KEY,
    UOS_ORIGIN: origin,
    UOS_CONTENT_ORIGIN: contentOrigin,
    UOS_S3_ENDPOINT: s3.access.endpoint,
    UOS_S3_REGION: s3.access.region,
    AWS_ACCESS_KEY_ID: s3.access.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.access.secretAccessKey,
  };
  const started: Replica[] = [];
  return {
    postgres,
    s3,
    balancer,
    databaseUrl,
    options: { databaseUrl, objects, s3: s3.access, masterKey: MASTER_KEY, origin, contentOrigin },
    env,
    async start(count, options = {}) {
      const replicas = await Promise.all(
        Array.from({ length: count }, () => startReplica({ ...options, env: { ...env, ...options.env } })),
      );
      started.push(...replicas);
      return replicas;
    },
    async stop() {
      await Promise.all(started.map((replica) => replica.kill()));
      await balancer.stop();
      await s3.stop();
      await postgres.stop();
    },
  };
}
