// Short films of the terminal, played step by step. The one that is played stands behind the # of the address.

import './terminal.tokens.css';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { screen } from '../../../kit/address/link.ts';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { Page } from '../../../kit/page/page.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { playIcon } from '../../../kit/show/icons.ts';
import { text } from '../text.zh.ts';
import { NoContent, ServiceChoice, serviceTitle } from './articles.tsx';
import { FilmPlayer } from './film-player.tsx';
import classes from './learn.module.css';
import { films } from './videos.text.zh.ts';

const search = { service: words() };

export default function Videos() {
  const hash = useLocation({ select: (at) => at.hash });
  const [{ service }, change] = useSearchState(search);
  const open = films.find(({ slug }) => slug === hash);
  if (open !== undefined) {
    return (
      <Page title={open.title} help={open.lead} crumbs={[{ title: text.videos, link: screen('/videos') }]}>
        <FilmPlayer key={open.slug} film={open} />
      </Page>
    );
  }
  const shown = films.filter((film) => service === '' || film.service === service);
  return (
    <Page
      title={text.videos}
      help={text.videosHelp}
      actions={
        <ServiceChoice
          value={service}
          services={films.map((film) => film.service)}
          onChange={(next) => change({ service: next })}
        />
      }
    >
      {shown.length === 0 ? <NoContent onAll={() => change({ service: '' })} /> : null}
      <div className={classes.grid}>
        {shown.map((film) => (
          <Paper key={film.slug} className={classes.card} component="article">
            <div className={classes.still} aria-hidden="true">
              <span>{`$ ${film.scenes.find(({ command }) => command !== undefined)?.command ?? ''}`}</span>
              <Icon of={playIcon} size={28} />
            </div>
            <Text size="xs" c="dimmed">
              {serviceTitle(film.service)} · {text.length(film.scenes.reduce((sum, { seconds }) => sum + seconds, 0))}
            </Text>
            <Title order={2}>
              <Anchor
                inherit
                className={classes.cover}
                renderRoot={(props) => <Link {...props} {...screen('/videos')} search={true} hash={film.slug} />}
              >
                {film.title}
              </Anchor>
            </Title>
            <Text size="sm" c="dimmed">
              {film.lead}
            </Text>
          </Paper>
        ))}
      </div>
    </Page>
  );
}
