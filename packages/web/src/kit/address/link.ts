// Links go through the catalogue: the path decides which parameters a link needs, and a wrong one does not compile.
import { useParams } from '@tanstack/react-router';
import type { ScreenPath } from '@uos/contract/screens';

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}?` ? Bare : Name) | ParamName<Rest>
  : never;

export type ScreenParams<Path extends string> = Readonly<Record<ParamName<Path>, string>>;

export interface ScreenLink {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
}

type Args<Path extends string> = [ParamName<Path>] extends [never]
  ? [params?: undefined, search?: Readonly<Record<string, string>>]
  : [params: ScreenParams<Path>, search?: Readonly<Record<string, string>>];

/** @example screen('/services/{appId}/asset/bucket', { appId }) */
export function screen<const Path extends ScreenPath>(path: Path, ...[params, search]: Args<Path>): ScreenLink {
  return {
    to: routerPath(path),
    ...(params === undefined ? {} : { params }),
    ...(search === undefined ? {} : { search }),
  };
}

/**
 * What the braces of a screen's path hold.
 * @example const { appId, bucketId } = useScreenParams('/services/{appId}/asset/bucket/{bucketId}');
 */
export function useScreenParams<const Path extends ScreenPath>(_path: Path): ScreenParams<Path> {
  return useParams({ strict: false }) as ScreenParams<Path>;
}

/** The app of the address; nothing on a screen that is not one of an app's. */
export function useAppId(): string | undefined {
  return useParams({ strict: false, select: (params: { readonly appId?: string }) => params.appId });
}

/** A path of the catalogue as the router writes it: `/services/$appId`, `/policy/libraries-{$vendor}`, `/doc/$`. */
export function routerPath(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      const [, name, optional] = /^\{([^}?]+)(\??)\}$/.exec(segment) ?? [];
      if (name !== undefined) {
        return optional === '' ? `$${name}` : `{-$${name}}`;
      }
      return segment === '*' ? '$' : segment.replace(/\{([^}]+)\}/g, '{$$$1}');
    })
    .join('/');
}
