// The operations behind: voice of an app. Source: the route table of the specification.

import type { helloScreens } from '../rows/hello.ts';
import type { CallsOf } from '../screen.ts';

export const helloCalls: CallsOf<typeof helloScreens> = {
  '/services/{appId}/hello': [
    'hello.orgs.create',
    'hello.projects.refactor',
    'hello.projects.list',
    'hello.usages.daily',
    'hello.usages.compute',
  ],
};
