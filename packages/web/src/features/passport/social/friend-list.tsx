// The friends of one persona: who they are, whom it keeps out, and who knows whom.
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { useApp } from '../../../shell/apps.ts';
import { ChoosePersona } from './choose-persona.tsx';
import { text } from './text.zh.ts';

const FriendsOf = part(() => import('./friends-of.tsx'));

const spec = { personaId: words() };

export default function FriendList() {
  const { AppId: appId } = useApp();
  const [{ personaId }] = useSearchState(spec);
  return (
    <Page title={text.friends} help={text.help}>
      {personaId === '' ? <ChoosePersona appId={appId} /> : <FriendsOf appId={appId} id={personaId} />}
    </Page>
  );
}
