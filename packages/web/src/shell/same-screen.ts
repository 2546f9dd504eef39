// The screen to show when the app changes: the same one, or the nearest above it that needs nothing but the app.
import type { Screen } from '@uos/contract/screens';

const HOME = '/services/{appId}';

/** `/services/{appId}/asset/bucket/{bucketId}` answers `/services/{appId}/asset/bucket`. */
export function sameScreen(path: string, routes: readonly Pick<Screen, 'path'>[]): string {
  if (!path.startsWith(HOME)) {
    return HOME;
  }
  const segments = path.split('/');
  while (segments.length > HOME.split('/').length) {
    const candidate = segments.join('/');
    if (!candidate.replace('{appId}', '').includes('{') && routes.some((route) => route.path === candidate)) {
      return candidate;
    }
    segments.pop();
  }
  return HOME;
}
