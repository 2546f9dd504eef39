// A screen of the catalogue that is not open yet: says so, names its calls and how to make them from a terminal.
import { Badge, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ScreenPath } from '@uos/contract/screens';
import { screen as screenLink, useAppId } from '../../kit/address/link.ts';
import { Page } from '../../kit/page/page.tsx';
import { Commands } from '../../kit/show/code.tsx';
import type { Route } from '../../routes.ts';
import { useCurrentScreen } from '../current.ts';
import { NotFound } from '../failure-pages.tsx';
import { addressOf } from '../inspector/routes-of.ts';
import { text } from '../text.zh.ts';
import classes from './not-built.module.css';

export default function NotBuilt() {
  const screen = useCurrentScreen();
  return screen === undefined ? <NotFound /> : <NotBuiltScreen screen={screen} />;
}

function NotBuiltScreen({ screen }: { screen: Route }) {
  const appId = useAppId();
  const calls = useCalls(screen.path);
  const back =
    appId === undefined
      ? { link: screenLink('/apps'), label: text.backToApps }
      : { link: screenLink('/services/{appId}', { appId }), label: text.backToApp };
  return (
    <Page title={screen.title} help={calls.length > 0 ? text.notBuilt : text.notBuiltNoCalls}>
      <Paper className={classes.card}>
        <Stack gap="lg">
          <Group gap="sm">
            <Badge variant="light" color="gray" size="lg" radius="sm">
              {text.notBuiltTitle}
            </Badge>
          </Group>
          {calls.length === 0 ? null : (
            <>
              <Stack gap="xs">
                <Title order={2}>{text.notBuiltCommands}</Title>
                <Commands lines={commandsOf(calls, appId)} />
              </Stack>
              <Stack gap="xs">
                <Title order={2}>{text.notBuiltCalls}</Title>
                <ul className={classes.calls}>
                  {calls.map((call) => (
                    <Call key={call} call={call} />
                  ))}
                </ul>
              </Stack>
            </>
          )}
          <Group>
            <Button variant="default" renderRoot={(props) => <Link {...props} {...back.link} />}>
              {back.label}
            </Button>
          </Group>
        </Stack>
      </Paper>
    </Page>
  );
}

function Call({ call }: { call: string }) {
  const [method = '', path = ''] = call.split(' ');
  return (
    <li className={classes.call}>
      <Text component="span" className={classes.method}>
        {method}
      </Text>
      <Code className={classes.path}>{path}</Code>
    </li>
  );
}

function useCalls(path: ScreenPath): readonly string[] {
  const query = useQuery({
    queryKey: ['screen.calls', path],
    // why no `queryOf`: the catalogue is part of the console
    queryFn: async () => {
      const { screenCalls } = await import('@uos/contract/screens/calls');
      return Promise.all((screenCalls[path] ?? []).map(addressOf));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return query.data ?? [];
}

const SHOWN_COMMANDS = 3;

/** The reads of the screen as commands; where there are none, its first calls. */
function commandsOf(calls: readonly string[], appId: string | undefined): string[] {
  const reads = calls.filter((call) => call.startsWith('GET '));
  const shown = (reads.length > 0 ? reads : calls).slice(0, SHOWN_COMMANDS);
  const lines = shown.map((call) => `uos api ${call.replace('{appId}', appId ?? '{appId}')}`);
  return appId === undefined ? lines : [`uos app use ${appId}`, ...lines];
}
