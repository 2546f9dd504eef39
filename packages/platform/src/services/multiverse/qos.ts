// How far it is to a region: whoever wants to know asks an address there and takes the time.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';

const PATH = '/gs/qos';

/** Nothing, to pages of games wherever they are from. */
export const qosStream: StreamRoute = {
  origin: 'content',
  prefix: PATH,
  methods: ['GET', 'HEAD'],
  body: 'none',
  // why so many: a page measures several times, and players of one house share an address
  calls: { calls: 600, seconds: 60, of: ({ remoteAddress }) => remoteAddress },
  admits: { anyone: 'it says nothing' },
  serve: async (exchange) => answer(exchange, 204),
  otherMethod: async (exchange) => answer(exchange, 405),
};

function answer({ response }: Exchange, status: number): void {
  response
    .writeHead(status, {
      ...{ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
      ...(status === 405 && { Allow: qosStream.methods.join(', ') }),
    })
    .end();
}

/** The address that stands for the region: the platform's own, where its machines are in that region and no other. */
export async function qosOf({ servers, origins }: Pick<Ports, 'servers' | 'origins'>, db: Db) {
  const nodes = (await servers.nodes(db)).filter(({ live, cluster }) => live && !cluster);
  const [region, ...others] = new Set(nodes.map((node) => node.region));
  return (regionId: string): { readonly qosUrl?: string } =>
    regionId === region && others.length === 0 ? { qosUrl: `${origins.content}${PATH}` } : {};
}
