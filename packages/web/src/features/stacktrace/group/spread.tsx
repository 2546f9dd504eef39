// Where a crash was met: versions of the app and devices, most first.
import { Title } from '@mantine/core';
import type { StackGroup } from '@uos/sdk/services/stacktrace';
import { text } from '../text.zh.ts';
import classes from './spread.module.css';

export default function Spread({ group: { appVersions, devices } }: { group: StackGroup }) {
  return (
    <div className={classes.columns}>
      <Bars title={text.versions} counted={appVersions} />
      <Bars title={text.devices} counted={devices} />
    </div>
  );
}

function Bars({ title, counted }: { title: string; counted: StackGroup['devices'] }) {
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {counted.length === 0 ? <p className={classes.none}>{text.notTold}</p> : null}
      <ul className={classes.bars}>
        {counted.map(({ name, count }) => (
          <li key={name}>
            <span className={classes.name} title={name}>
              {name}
            </span>
            <span className={classes.track}>
              <span className={classes.bar} style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{count.toLocaleString('en-US')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
