// The shop as one persona would find it at a moment: what it sees, what it may buy, and what it would have then.
import { useSearchState, words } from '../../../../kit/address/search-state.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { ChoosePersona } from '../../social/choose-persona.tsx';

const Shop = part(() => import('./shop.tsx'));

const spec = { personaId: words() };

export default function Simulator({ appId }: { appId: string }) {
  const [{ personaId }] = useSearchState(spec);
  return personaId === '' ? <ChoosePersona appId={appId} /> : <Shop appId={appId} id={personaId} />;
}
