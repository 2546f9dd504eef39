// The one catalogue of the console's screens: the router, the menus, the titles and the guards are made of it.
import { docs } from './routes/docs.ts';
import { drawers } from './routes/drawers.ts';
import { operator } from './routes/operator.ts';
import { organization } from './routes/organization.ts';
import { passport } from './routes/passport.ts';
import type { Route } from './routes/route.ts';
import { services } from './routes/services.ts';
import { site } from './routes/site.ts';

export type { Route, ScreenAccess, ScreenKind } from './routes/route.ts';

const catalogue = [...site, ...operator, ...organization, ...services, ...passport, ...drawers, ...docs] as const;

/** Every path of the catalogue, as a type: a link to a screen that does not exist does not compile. */
export type ScreenPath = (typeof catalogue)[number]['path'];

export const routes: readonly (Route & { readonly path: ScreenPath })[] = catalogue;
