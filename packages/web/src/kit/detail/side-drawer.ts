// A thing of a back office over its list, kept in the address as `?d=ticket:{id}`. Drawers of an app's own entities are
// `kit/entity.ts`; these open over one list only.
import { useSearchState, words } from '../address/search-state.ts';

const spec = { d: words() };

/** The id in the address where a drawer of that kind is open, and the way to close it. */
export function useSideDrawer(kind: string): { readonly id: string | undefined; readonly close: () => void } {
  const [{ d }, change] = useSearchState(spec);
  const at = d.indexOf(':');
  return {
    id: d.slice(0, at) === kind && d.length > at + 1 ? d.slice(at + 1) : undefined,
    close: () => change({ d: '' }),
  };
}

/** What the address carries while it is open; `rowSearch` of a list takes it. */
export function sideDrawer(kind: string, id: string): Readonly<Record<string, string>> {
  return { d: `${kind}:${id}` };
}
