// The client of `listing.ts`, in a process of its own, on the built library.
import { hashOf, pathOf } from './listing-names.ts';

async function compare(port, files) {
  const { appCredentials, createUos } = await import('@uos/sdk/http');
  const { bytesSource, cdnTarget, planTransfer } = await import('@uos/sdk/jobs');
  const { nodeMd5 } = await import('@uos/sdk/jobs/node');
  const origin = `http://127.0.0.1:${port}`;
  const uos = createUos({ origin, hosts: 'local', as: appCredentials({ appId: 'a', appServiceSecret: 's' }) });
  const source = bytesSource(new Uint8Array());
  const locals = function* () {
    for (let n = 0; n < files; n += 1) {
      yield { path: pathOf(n), stamp: String(n), source };
    }
  };
  const begun = performance.now();
  const plan = await planTransfer(cdnTarget(uos, { bucketId: '00000000-0000-4000-8000-000000000000' }), {
    files: locals,
    createMd5: nodeMd5,
    memory: { hashOf: (_path, stamp) => hashOf(Number(stamp)), keepHash: () => undefined },
  });
  const peakMiB = process.resourceUsage().maxRSS / 1024;
  process.send?.({ files, same: plan.same, peakMiB, seconds: (performance.now() - begun) / 1000 });
  process.disconnect();
}

if (process.argv[2] === 'compare') {
  await compare(process.argv[3], Number(process.argv[4]));
}
