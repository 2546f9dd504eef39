// A screen of the catalogue that is not there yet: says so, and what pages its service will have. Nothing is promised that
// the platform does not do.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { label, serviceLabels } from '@uos/contract/labels';
import { screen as screenLink, useAppId } from '../../kit/address/link.ts';
import { language } from '../../kit/language/language.zh.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { Page } from '../../kit/page/page.tsx';
import { clockIcon } from '../../kit/show/icons.ts';
import { type Route, routes } from '../../routes.ts';
import { useCurrentScreen } from '../current.ts';
import { NotFound } from '../failure-pages.tsx';
import { text } from '../text.zh.ts';
import classes from './not-built.module.css';

export default function NotBuilt() {
  const screen = useCurrentScreen();
  return screen === undefined ? <NotFound /> : <Coming screen={screen} />;
}

function Coming({ screen }: { screen: Route }) {
  const appId = useAppId();
  const others = comingWith(screen);
  const heading =
    screen.service === undefined ? text.coming : text.comingOf(label(serviceLabels, screen.service)[language]);
  const back =
    appId === undefined
      ? { link: screenLink('/apps'), label: text.backToApps }
      : { link: screenLink('/services/{appId}', { appId }), label: text.backToApp };
  return (
    <Page title={screen.title}>
      <EmptyState
        icon={clockIcon}
        title={text.coming}
        action={
          <Button variant="default" renderRoot={(props) => <Link {...props} {...back.link} />}>
            {back.label}
          </Button>
        }
      >
        {text.comingHint}
      </EmptyState>
      {others.length < 2 || screen.service === undefined ? null : (
        <section className={classes.others} aria-labelledby="coming">
          <h2 id="coming" className={classes.heading}>
            {heading}
          </h2>
          <ul className={classes.list}>
            {others.map(({ path, title }) => (
              <li key={path}>{title}</li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

/** What else of the service is not there yet, apart from single things. */
function comingWith({ service }: Route): readonly Route[] {
  return routes.filter(
    (route) =>
      service !== undefined &&
      route.service === service &&
      !route.built &&
      route.path.startsWith('/') &&
      !route.path.replace('{appId}', '').includes('{'),
  );
}
