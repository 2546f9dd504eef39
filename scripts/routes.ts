// Prints the console's catalogue of screens as a JSON array of { path, title, kind, access, built }.

import { routes } from '@uos/web/routes';

const catalogue = routes.map(({ path, title, kind, access, built }) => ({ path, title, kind, access, built }));
console.log(JSON.stringify(catalogue, null, 2));
