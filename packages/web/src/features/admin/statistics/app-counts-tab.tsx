// Apps in use and new apps, beside each other.
import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { useChartRange } from '../../../kit/chart/chart-range.tsx';
import { dailyActiveQuery, dailyNewQuery } from './app-counts.ts';
import classes from './statistics.module.css';
import { text } from './text.zh.ts';

const write = (count: number) => count.toLocaleString('en-US');

export default function AppCountsTab() {
  const { days } = useChartRange();
  const active = useQuery(dailyActiveQuery(days));
  const created = useQuery(dailyNewQuery(days));
  return (
    <div className={classes.pair}>
      <ChartCard title={text.active} help={text.activeHelp} query={active} write={write} isLevel daily />
      <ChartCard title={text.created} help={text.createdHelp} query={created} write={write} shape="bars" daily />
    </div>
  );
}
