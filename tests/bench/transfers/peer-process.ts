// The peer's server: s3rver from npm, in a process of its own, on a fresh folder.
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface PeerProcess {
  /** Settings by which rclone finds it as the remote `S:`. */
  readonly env: Readonly<Record<string, string>>;
  readonly bucket: string;
  stop(): Promise<void>;
}

const BUCKET = 'bench';

export async function startPeerProcess(): Promise<PeerProcess> {
  const child = fork(import.meta.filename, ['serve'], { execArgv: process.execArgv });
  const port = await new Promise<number>((resolve) => child.once('message', (value) => resolve(value as number)));
  return {
    bucket: BUCKET,
    env: {
      RCLONE_CONFIG: '/nonexistent/rclone.conf',
      RCLONE_CONFIG_S_TYPE: 's3',
      RCLONE_CONFIG_S_PROVIDER: 'Minio',
      RCLONE_CONFIG_S_ENDPOINT: `http://127.0.0.1:${port}`,
      RCLONE_CONFIG_S_ACCESS_KEY_ID: 'S3RVER',
      RCLONE_CONFIG_S_SECRET_ACCESS_KEY: 'S3RVER',
      RCLONE_CONFIG_S_FORCE_PATH_STYLE: 'true',
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await gone;
    },
  };
}

if (process.argv[2] === 'serve' && process.argv[1] === import.meta.filename) {
  const directory = await mkdtemp(join(tmpdir(), 'uos-bench-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  process.once('disconnect', () => {
    server
      .close()
      .then(() => rm(directory, { recursive: true, force: true }))
      .then(() => process.exit(0))
      .catch(console.error);
  });
  process.send?.(port);
}
