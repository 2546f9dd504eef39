// One thing: as a page and as in a drawer, with its states.

import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label, passportPlayerLabels } from '@uos/contract/labels';
import { UosApiError } from '@uos/sdk/browser';
import { DetailPage } from '../kit/detail/detail-page.tsx';
import { AllFacts } from '../kit/detail/fact-line.tsx';
import { sideDrawer, useSideDrawer } from '../kit/detail/side-drawer.ts';
import { SideDrawer } from '../kit/detail/side-drawer-frame.tsx';
import { columnKinds } from '../kit/list/columns/column.tsx';
import { DataList } from '../kit/list/data-list.tsx';
import { localSource } from '../kit/list/source/source.ts';
import { editIcon, playIcon, serverIcon, trashIcon } from '../kit/show/icons.ts';
import { StatusDot } from '../kit/show/status-dot.tsx';
import { failure, fromNetwork, never, type Realm, realms, refusal } from './samples.ts';
import type { States } from './scenes.ts';
import { text } from './text.zh.ts';

const c = columnKinds<Realm>();

const facts = [
  c.id('realmID', text.id),
  c.status('status', text.status, passportPlayerLabels.realm.status),
  c.number('players', text.players),
  c.bytes('bytes', text.size),
  c.time('createdAt', text.created),
];

function scene(name: string, load: () => Promise<Realm | undefined>, place: 'page' | 'drawer' = 'page') {
  return () => {
    const query = useQuery({
      queryKey: ['gallery', 'detail', name],
      queryFn: async () => {
        const realm = await load();
        if (realm === undefined) {
          throw missing();
        }
        return realm;
      },
    });
    return (
      <DetailPage
        place={place}
        query={query}
        kind={text.realms}
        icon={serverIcon}
        title={(realm) => realm.name}
        help={() => text.realmsHelp}
        status={({ status }) => <StatusDot label={label(passportPlayerLabels.realm.status, status)} />}
        facts={facts}
        actions={() => [
          { label: text.edit, icon: editIcon, primary: true, onClick: () => undefined },
          { label: text.open, icon: playIcon, primary: true, reason: text.refused, onClick: () => undefined },
          { label: text.remove, icon: trashIcon, danger: true, onClick: () => undefined },
        ]}
        tabs={(realm) => [
          { key: 'players', title: text.players, count: realm.players, render: () => <Text>{text.emptyHint}</Text> },
          { key: 'limits', title: text.limits, render: () => <Text>{text.basicsHelp}</Text> },
        ]}
      />
    );
  };
}

function missing(): UosApiError {
  const call = { operation: 'passport.realms.get', service: 'passport', status: 404, requestId: '7be04c1190aa42d1' };
  return new UosApiError('api', call, { style: 'passport', body: {}, retryAfterMs: undefined });
}

const first = () => fromNetwork(realms(4)[3]);

const listed = localSource<Realm>({ key: ['gallery', 'beside'], load: async () => realms(60) });

/** A list, and beside it what is open of it. */
function Beside() {
  const drawer = useSideDrawer('realm');
  const realm = realms(60).find(({ realmID }) => realmID === drawer.id);
  return (
    <>
      <DataList
        id="gallery.beside"
        label={text.realms}
        source={listed}
        columns={[c.text('name', text.name), ...facts]}
        rowKey={({ realmID }) => realmID}
        rowName={({ name }) => name}
        rowSearch={({ realmID }) => sideDrawer('realm', realmID)}
        empty={null}
      />
      {realm === undefined ? null : (
        <SideDrawer title={realm.name} closeLabel={text.close} onClose={drawer.close}>
          <AllFacts data={realm} facts={facts} />
        </SideDrawer>
      )}
    </>
  );
}

export default {
  beside: Beside,
  page: scene('page', first),
  drawer: scene('drawer', first, 'drawer'),
  loading: scene('loading', () => never()),
  error: scene('error', () => Promise.reject(failure())),
  refused: scene('refused', () => Promise.reject(refusal())),
  missing: scene('missing', async () => undefined),
} satisfies States;
