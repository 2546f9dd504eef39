// What visitors look for first: the parts of the product that are open to everybody.
import { Link } from '@tanstack/react-router';
import type { ScreenPath } from '@uos/contract/screens';
import { routerPath } from '../../kit/address/link.ts';
import { useRoutes } from '../current.ts';
import { text } from '../text.zh.ts';
import classes from './header.module.css';

const LINKS: readonly { readonly key: keyof typeof text.site; readonly path: ScreenPath }[] = [
  { key: 'product', path: '/product/cdn' },
  { key: 'price', path: '/doc/bill/pricing' },
  { key: 'docs', path: '/doc' },
  { key: 'cases', path: '/showcase' },
  { key: 'changes', path: '/public/update' },
];

export function PublicLinks() {
  const routes = useRoutes();
  const links = LINKS.filter(({ path }) => routes.find((route) => route.path === path)?.built === true);
  return (
    <nav aria-label={text.siteLinks} className={classes.site}>
      {links.map(({ key, path }) => (
        <Link key={key} to={routerPath(path)} className={classes.link} preload={false}>
          {text.site[key]}
        </Link>
      ))}
    </nav>
  );
}
