// The icon of an app, or a drawn one: the first letter of its name on its own two colours.
import type { App } from '@uos/sdk/browser';
import { type CSSProperties, useState } from 'react';
import classes from './app-icon.module.css';
import { lookOf } from './look-of.ts';

export interface AppIconProps {
  readonly app: Pick<App, 'AppId' | 'ProjectName' | 'IconUrl'>;
  /** In pixels. */
  readonly size: number;
}

export function AppIcon({ app: { AppId, ProjectName, IconUrl }, size }: AppIconProps) {
  const [broken, setBroken] = useState('');
  const { hue, second } = lookOf(AppId);
  const look = { '--size': `${size}px`, '--hue': hue, '--second': second } as CSSProperties;
  const [letter = ''] = ProjectName.trim();
  return IconUrl === '' || IconUrl === broken ? (
    // why no text: the letter is a picture, and no part of what a button is called
    <span className={classes.icon} style={look} data-letter={letter.toUpperCase()} aria-hidden="true" />
  ) : (
    <img className={classes.icon} style={look} src={IconUrl} alt="" onError={() => setBroken(IconUrl)} />
  );
}
