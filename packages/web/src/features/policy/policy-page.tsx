// A policy to read: where it is in its own table of contents, which version it is, and whether one agreed to it.

import { Alert, Button, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../kit/page/page.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { infoIcon, printIcon } from '../../kit/show/icons.ts';
import { Prose } from '../../parts/reading/prose.tsx';
import { baseInfoQuery, useSession } from '../../shell/session.ts';
import type { Policy } from './policy.ts';
import classes from './policy-page.module.css';
import { text } from './text.zh.ts';

export function PolicyPage({ policy }: { policy: Policy }) {
  const { title, help, version, since, sections } = policy;
  return (
    <Page
      title={title}
      help={help}
      actions={
        <Button
          variant="default"
          className={classes.tools}
          leftSection={<Icon of={printIcon} size={16} />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {text.version(version, since)}
      </Text>
      <Agreed version={version} />
      {text.inChinese === '' ? null : <Text size="sm">{text.inChinese}</Text>}
      <div className={classes.columns}>
        <nav aria-label={text.contents} className={classes.contents} lang="zh-CN">
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Paper p="lg" component="article" lang="zh-CN">
          {sections.map(({ id, title: name, blocks }) => (
            <section key={id} id={id} className={classes.section}>
              <Title order={2}>{name}</Title>
              <Prose blocks={blocks} />
            </section>
          ))}
        </Paper>
      </div>
    </Page>
  );
}

/** What the version means for whoever reads: agreed to, still to be agreed to, or not the one that is asked for. */
function Agreed({ version }: { version: string }) {
  const { data: base } = useQuery(baseInfoQuery);
  const user = useSession()?.User ?? null;
  const needed = base?.PolicyInfo.Version;
  if (needed !== undefined && needed !== version) {
    return (
      <Alert color="gray" icon={<Icon of={infoIcon} />}>
        {text.otherVersion(needed)}
      </Alert>
    );
  }
  if (user === null || needed === undefined) {
    return null;
  }
  return (
    <Text size="sm" c="dimmed">
      {user.Properties.policyVersion === version ? text.agreed(version) : text.notAgreed}
    </Text>
  );
}
