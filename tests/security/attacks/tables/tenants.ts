// Ids of the victim in the hands of the attacker, in path, query and body of every call, and beside ids of their own.
import { REFS, type Ref } from '@uos/contract';
import { requestInside, requestOf, requestWith } from '../../../conformance/permissions/requests.ts';
import { refFieldsOf } from '../../../support/fills/fields.ts';
import { fills } from '../../../support/fills/index.ts';
import type { AttackClass, Try } from '../attack.ts';

const isOwned = (ref: Ref): boolean => ['app', 'org', 'user'].includes(REFS[ref]) || fills[ref] !== undefined;

/** Read by whoever has the link. Source: wire/cdn-and-platform.md 2.3.7. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['ticket.get']);

export const tenants: AttackClass = {
  name: "another studio's ids, as if nobody had them",
  answers: 'harmless',
  tries: ({ served, victim, thief }) =>
    served
      .filter((call) => !OPEN_TO_ALL.has(call.id) && refFieldsOf(call).some(({ ref }) => isOwned(ref)))
      .flatMap((call) => {
        const requests = [
          ['all', requestOf(call, victim.things), requestOf(call, victim.nobodys)],
          [
            'inside their own',
            requestInside(call, thief.things, victim.things),
            requestInside(call, thief.things, victim.nobodys),
          ],
          [
            'around their own',
            requestInside(call, victim.things, thief.things),
            requestInside(call, victim.nobodys, thief.things),
          ],
          [
            'in the body alone',
            requestWith(call, ({ place, ref }) => (place === 'body' ? victim : thief).things[ref]),
            requestWith(call, ({ place, ref }) => (place === 'body' ? victim.nobodys : thief.things)[ref]),
          ],
        ] as const;
        return requests.flatMap(([how, theirs, nobodys]) =>
          JSON.stringify(theirs) === JSON.stringify(nobodys)
            ? []
            : (
                [
                  ['owner', thief.session],
                  ['credential', thief.credential],
                ] as const
              ).map(
                ([who, headers]): Try => ({
                  says: `${call.id} ${how} by ${who}`,
                  async send(scene) {
                    const unknown = await scene.ask({ ...nobodys, headers });
                    const known = await scene.ask({ ...theirs, headers });
                    // why as a failure: where the two differ the answer tells that the id is somebody's
                    return known.statuses[0] === unknown.statuses[0]
                      ? known
                      : { ...known, statuses: [599, ...known.statuses] };
                  },
                }),
              ),
        );
      }),
};
