// The picture of a service, on the ground of its category.
import type { ServiceName } from '@uos/contract/rules';
import { Icon } from '../../kit/show/icon.tsx';
import { serviceIcons } from '../../shell/menu/service-icons.ts';
import { serviceLook } from './service-look.ts';
import classes from './service-tile.module.css';

export function ServiceTile({ name }: { name: ServiceName }) {
  return (
    <span className={classes.tile} style={serviceLook(name)} aria-hidden="true">
      <Icon of={serviceIcons[name]} size={17} />
    </span>
  );
}
