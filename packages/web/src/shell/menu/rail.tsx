// The rail at the left edge: where one can go with one press. Icon and word, because four characters need no more room
// than an icon.
import { Link } from '@tanstack/react-router';
import type { DragEvent } from 'react';
import type { ScreenLink } from '../../kit/address/link.ts';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import { AppIcon, type AppIconProps } from '../../parts/app-icon/app-icon.tsx';
import classes from './rail.module.css';
import { text } from './text.zh.ts';

export interface RailItem {
  readonly key: string;
  readonly label: string;
  readonly icon: IconPart;
  /** The category whose colour the icon has while it is open. */
  readonly tone?: string;
  readonly link: ScreenLink;
  readonly current: boolean;
  /** Takes part in the own order of the services. */
  readonly onDropped?: (dragged: string) => void;
  /** How much waits there for the person. */
  readonly waiting?: number;
  /** Its own picture instead of the icon. */
  readonly app?: AppIconProps['app'];
}

export interface RailPart {
  readonly key: string;
  readonly items: readonly RailItem[];
}

interface RailProps {
  readonly label: string;
  readonly home: { readonly label: string; readonly link: ScreenLink };
  readonly parts: readonly RailPart[];
  /** At the lower end. */
  readonly last?: readonly RailItem[];
}

const DRAGGED = 'application/x-uos-service';

export function Rail({ label, home, parts, last = [] }: RailProps) {
  return (
    <nav className={classes.rail} aria-label={label}>
      <Link {...home.link} className={classes.logo} aria-label={home.label} preload={false}>
        <img src="/icon.svg" width={28} height={28} alt="" />
      </Link>
      {parts
        .filter(({ items }) => items.length > 0)
        .map(({ key, items }) => (
          <ul key={key} className={classes.part} data-key={key}>
            {items.map((item) => (
              <Item key={item.key} item={item} />
            ))}
          </ul>
        ))}
      {last.length === 0 ? null : (
        <ul className={classes.last}>
          {last.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      )}
    </nav>
  );
}

function Item({ item }: { item: RailItem }) {
  const { onDropped, waiting = 0 } = item;
  const drag =
    onDropped === undefined
      ? {}
      : {
          draggable: true,
          onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, item.key),
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            onDropped(event.dataTransfer.getData(DRAGGED));
          },
        };
  return (
    <li {...drag}>
      <Link
        {...item.link}
        className={classes.item}
        data-tone={item.tone}
        data-on={item.current || undefined}
        aria-current={item.current ? 'true' : undefined}
        title={waiting === 0 ? undefined : text.waiting(waiting)}
        preload={false}
      >
        {waiting === 0 ? null : <span className={classes.dot} />}
        {item.app === undefined ? <Icon of={item.icon} size={21} stroke={1.6} /> : <AppIcon app={item.app} size={24} />}
        <span className={classes.word}>{item.label}</span>
      </Link>
    </li>
  );
}
