// Articles: all of them, of one service, or one to read. The one that is read stands behind the # of the address.

import './terminal.tokens.css';
import { Anchor, Button, Group, NativeSelect, Pagination, Paper, Text, Title } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { label, serviceLabels } from '@uos/contract/labels';
import { screen } from '../../../kit/address/link.ts';
import { counting, useSearchState, words } from '../../../kit/address/search-state.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { bookIcon } from '../../../kit/show/icons.ts';
import { Prose } from '../../../parts/reading/prose.tsx';
import { text } from '../text.zh.ts';
import { type Article, articles } from './articles.text.zh.ts';
import classes from './learn.module.css';

const search = { service: words(), page: counting(1) };
const PAGE_SIZE = 10;

export default function Articles() {
  const hash = useLocation({ select: (at) => at.hash });
  const [{ service, page }, change] = useSearchState(search);
  const open = articles.find(({ slug }) => slug === hash);
  if (open !== undefined) {
    return <Reading article={open} />;
  }
  const found = articles.filter((article) => service === '' || article.service === service);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const shown = found.slice((Math.min(page, pages) - 1) * PAGE_SIZE, Math.min(page, pages) * PAGE_SIZE);
  return (
    <Page
      title={text.articles}
      help={text.articlesHelp}
      actions={
        <ServiceChoice
          value={service}
          services={articles.map((article) => article.service)}
          onChange={(next) => change({ service: next, page: 1 })}
        />
      }
    >
      {shown.length === 0 ? <NoContent onAll={() => change({ service: '', page: 1 })} /> : null}
      <div className={classes.cards}>
        {shown.map((article) => (
          <Paper key={article.slug} className={classes.card} component="article">
            <Text size="xs" c="dimmed">
              {serviceTitle(article.service)} · {article.updated} · {text.minutes(article.minutes)}
            </Text>
            <Title order={2}>
              <Anchor
                inherit
                className={classes.cover}
                renderRoot={(props) => <Link {...props} {...screen('/articles')} search={true} hash={article.slug} />}
              >
                {article.title}
              </Anchor>
            </Title>
            <Text size="sm" c="dimmed">
              {article.lead}
            </Text>
          </Paper>
        ))}
      </div>
      {pages > 1 ? (
        <Pagination
          total={pages}
          value={Math.min(page, pages)}
          onChange={(next) => change({ page: next })}
          aria-label={text.pages}
        />
      ) : null}
    </Page>
  );
}

function Reading({ article }: { article: Article }) {
  const navigate = useNavigate();
  return (
    <Page
      title={article.title}
      help={`${serviceTitle(article.service)} · ${article.updated} · ${text.minutes(article.minutes)}`}
      crumbs={[{ title: text.articles, link: screen('/articles') }]}
    >
      <Paper p="lg" component="article" className={classes.reading}>
        <Text size="lg" mb="lg">
          {article.lead}
        </Text>
        {article.sections.map(({ title, blocks }) => (
          <section key={title} className={classes.section}>
            <Title order={2} mb="sm">
              {title}
            </Title>
            <Prose blocks={blocks} />
          </section>
        ))}
      </Paper>
      <Group>
        <Button variant="default" onClick={() => void navigate({ to: '.', search: true, hash: '' } as never)}>
          {text.backToArticles}
        </Button>
      </Group>
    </Page>
  );
}

interface ServiceChoiceProps {
  readonly value: string;
  /** Of everything there is; each is offered once. */
  readonly services: readonly string[];
  readonly onChange: (service: string) => void;
}

export function ServiceChoice({ value, services, onChange }: ServiceChoiceProps) {
  const known = [...new Set(services)].filter((service) => service !== '');
  return (
    <NativeSelect
      aria-label={text.service}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: text.allServices },
        ...[...known, ...(value === '' || known.includes(value) ? [] : [value])].map((service) => ({
          value: service,
          label: serviceTitle(service),
        })),
      ]}
    />
  );
}

export function NoContent({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      icon={bookIcon}
      title={text.noContent}
      action={
        <Group justify="center">
          <Button onClick={onAll}>{text.showAll}</Button>
          <Button
            variant="default"
            leftSection={<Icon of={bookIcon} size={16} />}
            renderRoot={(props) => <Link {...props} {...screen('/doc')} preload={false} />}
          >
            {text.docs}
          </Button>
        </Group>
      }
    >
      {text.noContentHint}
    </EmptyState>
  );
}

export function serviceTitle(service: string): string {
  return service === '' ? text.general : label(serviceLabels, service)[language];
}
