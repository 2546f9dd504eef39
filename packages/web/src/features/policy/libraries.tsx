// The open source that one part of the product stands on.

import { Button, Group, Paper } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { screen, useScreenParams } from '../../kit/address/link.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { Page } from '../../kit/page/page.tsx';
import { bookIcon } from '../../kit/show/icons.ts';
import classes from './libraries.module.css';
import { text } from './text.zh.ts';
import { libraries } from './texts/libraries.text.zh.ts';

export default function Libraries() {
  const { vendor } = useScreenParams('/policy/libraries-{vendor}');
  const part = Object.hasOwn(libraries, vendor) ? libraries[vendor] : undefined;
  const links = (
    <Group gap="xs" component="nav" aria-label={text.others}>
      {Object.entries(libraries).map(([key, { title }]) => (
        <Button
          key={key}
          size="xs"
          variant={key === vendor ? 'light' : 'default'}
          aria-current={key === vendor ? 'page' : undefined}
          renderRoot={(props) => <Link {...props} {...screen('/policy/libraries-{vendor}', { vendor: key })} />}
        >
          {title}
        </Button>
      ))}
    </Group>
  );
  return (
    <Page title={part === undefined ? text.libraries : `${text.libraries} · ${part.title}`} help={text.librariesHelp}>
      {part === undefined ? (
        <EmptyState icon={bookIcon} title={text.unknownVendor} action={links}>
          {text.unknownVendorHint}
        </EmptyState>
      ) : (
        <>
          {links}
          <Paper className={classes.frame}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th>{text.library}</th>
                  <th>{text.licence}</th>
                  <th>{text.purpose}</th>
                </tr>
              </thead>
              <tbody>
                {part.items.map(({ name, licence, purpose }) => (
                  <tr key={name}>
                    <th scope="row">{breakable(name)}</th>
                    <td>{licence}</td>
                    <td>{purpose}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Paper>
        </>
      )}
    </Page>
  );
}

/** A scoped name breaks after its scope, not within a word. */
function breakable(name: string) {
  const [scope, rest] = name.split('/');
  return rest === undefined ? (
    name
  ) : (
    <>
      {scope}/<wbr />
      {rest}
    </>
  );
}
