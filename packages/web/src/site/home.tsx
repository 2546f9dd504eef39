// The front page: what this is, how to begin, which services there are.

import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Color, serviceGroups, serviceLabels } from '@uos/contract/labels';
import { useEffect } from 'react';
import { toastError } from '../kit/act/toast.tsx';
import { screen } from '../kit/address/link.ts';
import { language } from '../kit/language/language.zh.ts';
import { Commands } from '../kit/show/code.tsx';
import { Icon } from '../kit/show/icon.tsx';
import { loginIcon } from '../kit/show/icons.ts';
import { text as kit } from '../kit/text.zh.ts';
import { useRoutes } from '../shell/current.ts';
import { helpGroups } from '../shell/help/help-groups.ts';
import { recentApp } from '../shell/recent-app.ts';
import { signIn, useSession } from '../shell/session.ts';
import classes from './home.module.css';
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
        <Paper className={classes.steps}>
          <Title order={2}>{text.stepsTitle}</Title>
          <Text size="sm" c="dimmed" mb="md">
            {text.stepsHint}
          </Text>
          <Commands lines={text.steps} />
        </Paper>
      </section>
      <section>
        <Title order={2} className={classes.center}>
          {text.servicesTitle}
        </Title>
        <Text c="dimmed" size="sm" className={classes.center} mb="lg">
          {text.servicesHint}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
          {GROUPS.map(({ key, title, color, services }) => (
            <Paper key={key} className={classes.group}>
              <Group gap={8} mb={6}>
                <span className={classes.swatch} data-color={color} aria-hidden="true" />
                <Title order={3}>{title}</Title>
              </Group>
              <Text size="sm" c="dimmed">
                {services.join('、')}
              </Text>
            </Paper>
          ))}
        </SimpleGrid>
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

interface ServiceGroup {
  readonly key: string;
  readonly title: string;
  readonly color: Color;
  readonly services: readonly string[];
}

const GROUPS: readonly ServiceGroup[] = Object.entries(serviceGroups).map(([key, { [language]: title, color }]) => ({
  key,
  title,
  color,
  services: Object.values(serviceLabels)
    .filter(({ group }) => group === key)
    .map((service) => service[language]),
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
