// Every screen that is built, by its path in the catalogue.
import type { Screens } from '../shell/screens.ts';
import { siteScreens } from '../site/screens.ts';
import { appScreens } from './app/screens.ts';
import { cdnScreens } from './cdn/screens.ts';
import { passportScreens } from './passport/screens.ts';

export const screens: Screens = { ...siteScreens, ...appScreens, ...cdnScreens, ...passportScreens };
