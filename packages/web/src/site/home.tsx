// The front page: what this is, how to begin, which services there are.

import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ServiceGroup, serviceGroups, serviceLabels } from '@uos/contract/labels';
import type { ServiceName } from '@uos/contract/rules';
import { useEffect } from 'react';
import { toastError } from '../kit/act/toast.tsx';
import { screen } from '../kit/address/link.ts';
import { language } from '../kit/language/language.zh.ts';
import { Commands } from '../kit/show/code.tsx';
import { Icon } from '../kit/show/icon.tsx';
import { loginIcon } from '../kit/show/icons.ts';
import { text as kit } from '../kit/text.zh.ts';
import { ServiceTile } from '../parts/services/service-tile.tsx';
import { useRoutes } from '../shell/current.ts';
import { helpGroups } from '../shell/help/help-groups.ts';
import { recentApp } from '../shell/recent-app.ts';
import { signIn, useSession } from '../shell/session.ts';
import classes from './home.module.css';
import { ProductPicture } from './product-picture.tsx';
import { text } from './text.zh.ts';

export default function Home() {
  useEffect(() => {
    document.title = kit.documentTitle(text.home);
  }, []);
  return (
    <Stack className={classes.page} gap={56}>
      <section className={classes.hero}>
        <Stack gap="lg" className={classes.words}>
          <Title order={1} className={classes.headline}>
            {text.headline.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </Title>
          <Text size="lg" c="dimmed">
            {text.lead}
          </Text>
          <Begin />
        </Stack>
        <ProductPicture />
      </section>
      <section className={classes.begin}>
        <div>
          <Title order={2} className={classes.about}>
            {text.stepsTitle}
          </Title>
          <Text size="sm" c="dimmed">
            {text.stepsHint}
          </Text>
        </div>
        <Commands lines={text.steps} />
      </section>
      <section>
        <Title order={2} className={classes.about}>
          {text.servicesTitle}
        </Title>
        <Text c="dimmed" size="sm" mb="lg">
          {text.servicesHint}
        </Text>
        <div className={classes.groups}>
          {GROUPS.map(({ key, title, services }) => (
            <section key={key}>
              <Title order={3} className={classes.group} data-place={key}>
                {title}
              </Title>
              <ul className={classes.services}>
                {services.map(({ name, words }) => (
                  <li key={name}>
                    <ServiceTile name={name} />
                    {words}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
      <footer>
        <HelpLinks />
      </footer>
    </Stack>
  );
}

function HelpLinks() {
  return (
    <nav className={classes.help} aria-label={text.help}>
      {helpGroups(useRoutes()).map(({ title, links }) => (
        <section key={title}>
          <Title order={2} size="h5">
            {title}
          </Title>
          <ul>
            {links.map((one) => (
              <li key={one.title}>
                <Anchor size="sm" renderRoot={(props) => <Link {...props} {...one.link} preload={false} />}>
                  {one.title}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface Category {
  readonly key: ServiceGroup;
  readonly title: string;
  readonly services: readonly { readonly name: ServiceName; readonly words: string }[];
}

const SERVICES = Object.entries(serviceLabels) as [ServiceName, (typeof serviceLabels)[ServiceName]][];

const GROUPS: readonly Category[] = (Object.keys(serviceGroups) as ServiceGroup[]).map((key) => ({
  key,
  title: serviceGroups[key][language],
  services: SERVICES.filter(([, { group }]) => group === key).map(([name, words]) => ({
    name,
    words: words[language],
  })),
}));

function Begin() {
  const session = useSession();
  const client = useQueryClient();
  const recent = recentApp();
  if (session === undefined) {
    return <Group h={42} />;
  }
  if (session.User === null) {
    return (
      <Group>
        <Button
          size="md"
          leftSection={<Icon of={loginIcon} size={18} />}
          onClick={() => void signIn(client, '/apps').catch(toastError)}
        >
          {text.signIn}
        </Button>
      </Group>
    );
  }
  return (
    <Group>
      <Button size="md" renderRoot={(props) => <Link {...props} {...screen('/apps')} />}>
        {text.enter}
      </Button>
      {recent === undefined ? null : (
        <Button
          size="md"
          variant="default"
          renderRoot={(props) => <Link {...props} {...screen('/services/{appId}', { appId: recent.appId })} />}
        >
          {text.continueWith(recent.projectName)}
        </Button>
      )}
    </Group>
  );
}
