// What servers start from: profiles, and the images that they run.
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { useApp } from '../../../shell/apps.ts';
import { text } from '../text.zh.ts';
import { WithGame } from '../with-game.tsx';

const ProfileList = part(() => import('./profile-list.tsx'));
const ImageList = part(() => import('../../../parts/hosting/images/image-list.tsx'));

/** The first has no word in the address. */
const TABS = [
  { key: 'profiles', title: text.profiles, Tab: ProfileList },
  { key: 'images', title: text.images, Tab: ImageList },
] as const;

const spec = { tab: words() };

export default function ProfilesPage() {
  const { AppId: appId } = useApp();
  const [{ tab }, change] = useSearchState(spec);
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0];
  return (
    <WithGame title={text.profiles}>
      {() => (
        <Page title={text.profiles} help={text.profilesHelp}>
          <PageTabs
            label={text.profiles}
            tabs={TABS}
            open={open.key}
            onOpen={(next) => change({ tab: next === TABS[0].key ? '' : next })}
          >
            <open.Tab appId={appId} />
          </PageTabs>
        </Page>
      )}
    </WithGame>
  );
}
