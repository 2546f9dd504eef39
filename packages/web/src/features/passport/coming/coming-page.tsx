// All that is still to come of player accounts as one page: what somebody wants is noted once, what is there is a link.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { screen } from '../../../kit/address/link.ts';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { Page } from '../../../kit/page/page.tsx';
import { checkIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { useSession } from '../../../shell/session.ts';
import { platform } from '../../../shell/uos.ts';
import classes from './coming-page.module.css';
import { text } from './text.zh.ts';
import { placeOfWish, propertyOf, type Wish, wishes } from './wishes.ts';

const WANTED = '1';

export default function ComingPage() {
  const { AppId: appId } = useApp();
  const isDeveloper = useSession()?.User != null;
  const me = useQuery({ ...queryOf(platform.user.get, { id: 'me' }), enabled: isDeveloper });
  const wish = useAction({
    run: ({ name, isWanted }: { name: Wish; isWanted: boolean }) =>
      platform.user.update({ id: 'me', Properties: { [propertyOf(name)]: isWanted ? WANTED : '' } }),
    done: (_reply, { name, isWanted }) =>
      isWanted ? text.thanks(text.wishes[name].title) : text.takenBack(text.wishes[name].title),
    refresh: [keyOf(platform.user.get)],
  });
  const served = useQuery(queryOf(platform.session.served)).data?.Operations ?? [];
  return (
    <Page title={text.title} help={text.help}>
      <ul className={classes.wishes}>
        {wishes.map((name) => {
          const { title, hint } = text.wishes[name];
          const place = placeOfWish[name];
          const isThere = place !== undefined && served.includes(place.call);
          const isWanted = me.data?.Properties[propertyOf(name)] === WANTED;
          return (
            <li key={name}>
              <div>
                <b>{title}</b>
                <p>{isThere ? `${text.there} · ${hint}` : hint}</p>
              </div>
              {isThere ? (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${text.open} ${title}`}
                  renderRoot={(props) => <Link {...props} {...screen(place.path, { appId })} />}
                >
                  {text.open}
                </Button>
              ) : (
                <ActionButton
                  size="xs"
                  variant={isWanted ? 'light' : 'default'}
                  {...(isWanted ? { icon: checkIcon } : {})}
                  reason={isDeveloper ? undefined : text.onlyDevelopers}
                  loading={wish.isPending && wish.variables?.name === name}
                  onClick={() => wish.mutate({ name, isWanted: !isWanted })}
                >
                  {isWanted ? text.wanted : text.want}
                </ActionButton>
              )}
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
