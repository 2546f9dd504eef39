// Help from anywhere, in the bar.

import { Icon } from '../../kit/show/icon.tsx';
import { helpIcon } from '../../kit/show/icons.ts';
import { HelpItems } from '../help/help-items.tsx';
import { text } from '../text.zh.ts';
import classes from './header.module.css';
import { OpenedMenu } from './opened-menu.tsx';

export default function HelpMenu() {
  return (
    <OpenedMenu
      width={200}
      position="bottom-end"
      label={text.help}
      title={text.help}
      className={classes.button}
      face={<Icon of={helpIcon} />}
    >
      <HelpItems />
    </OpenedMenu>
  );
}
