// Who is signed in, how the console looks, and the way out.

import { type MantineColorScheme, Menu, Text, useMantineColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Language } from '@uos/contract/messages';
import { type ScreenLink, screen } from '../../kit/address/link.ts';
import { language } from '../../kit/language/language.zh.ts';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import {
  appsIcon,
  chatIcon,
  desktopIcon,
  logoutIcon,
  moonIcon,
  pulseIcon,
  sunIcon,
  userIcon,
} from '../../kit/show/icons.ts';
import { chooseLanguage } from '../language-choice.ts';
import { languages } from '../languages.zh.ts';
import { togglePanel } from '../panels.ts';
import { useSession } from '../session.ts';
import { letterOf, type Person } from '../sign-in/who.ts';
import { text } from '../text.zh.ts';
import classes from './header.module.css';
import { OpenedMenu } from './opened-menu.tsx';

const HOMES: Readonly<Record<Person['kind'], { readonly title: string; readonly link: ScreenLink }>> = {
  user: { title: text.myApps, link: screen('/apps') },
  operator: { title: text.offices.operator, link: screen('/admin') },
  billing: { title: text.offices.billing, link: screen('/bc-admin') },
};

export default function UserMenu({ person: { kind, name, detail } }: { person: Person }) {
  const home = HOMES[kind];
  return (
    <OpenedMenu
      width={240}
      label={text.user(name)}
      className={classes.person}
      face={<span data-kind={kind}>{letterOf(name)}</span>}
    >
      <Menu.Label>
        <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
          {name}
        </Text>
        <Text size="xs" truncate>
          {detail}
        </Text>
      </Menu.Label>
      <Menu.Divider />
      <Entry icon={appsIcon} title={home.title} link={home.link} />
      {kind === 'user' ? <OwnEntries /> : null}
      <Menu.Divider />
      <Menu.Item leftSection={<Icon of={pulseIcon} size={16} />} onClick={() => togglePanel('requests')}>
        {text.requests}
      </Menu.Item>
      <Menu.Divider />
      <SchemeItems />
      <Menu.Divider />
      <LanguageItems />
      <Menu.Divider />
      <Entry icon={logoutIcon} title={text.signOut} link={screen('/logout')} />
    </OpenedMenu>
  );
}

/** What a developer has beside apps. */
function OwnEntries() {
  const isVerified = useSession()?.User?.Properties.isRealNameVerified === 'true';
  return (
    <>
      <Entry icon={chatIcon} title={text.myConsultations} link={screen('/consultation')} />
      <Entry
        icon={userIcon}
        title={text.realName}
        link={screen('/real-name-verify')}
        {...(isVerified ? { state: text.verified } : {})}
      />
    </>
  );
}

interface EntryProps {
  readonly icon: IconPart;
  readonly title: string;
  readonly link: ScreenLink;
  readonly state?: string;
}

function Entry({ icon, title, link, state }: EntryProps) {
  return (
    <Menu.Item
      leftSection={<Icon of={icon} size={16} />}
      rightSection={state === undefined ? null : <Text size="xs">{state}</Text>}
      // why no preload: what is fetched ahead is a screen, and leaving is none
      renderRoot={(props) => <Link {...props} {...link} preload={false} />}
    >
      {title}
    </Menu.Item>
  );
}

const SCHEMES = [
  { scheme: 'light', icon: sunIcon, title: text.schemeLight },
  { scheme: 'dark', icon: moonIcon, title: text.schemeDark },
  { scheme: 'auto', icon: desktopIcon, title: text.schemeAuto },
] as const;

function SchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{text.scheme}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}>
        {SCHEMES.map(({ scheme, icon, title }) => (
          <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon of={icon} size={16} />}>
            {title}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

const LANGUAGES = [
  { key: 'zh', lang: 'zh-CN', title: languages.chinese },
  { key: 'en', lang: 'en', title: languages.english },
] as const;

function LanguageItems() {
  return (
    <>
      <Menu.Label>{languages.title}</Menu.Label>
      <Menu.RadioGroup value={language} onChange={(chosen) => chooseLanguage(chosen as Language)}>
        {LANGUAGES.map(({ key, lang, title }) => (
          <Menu.RadioItem key={key} value={key} lang={lang}>
            {title}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
