// How many apps are in use and how many are new, day by day.
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { screen } from '../../../kit/address/link.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../../kit/chart/chart-range.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { dailyActiveQuery, dailyNewQuery } from './app-counts.ts';
import { text } from './text.zh.ts';

const write = (count: number) => count.toLocaleString('en-US');

export default function AppsDaily() {
  const { days } = useChartRange(30);
  return (
    <Page
      title={text.daily}
      help={text.dailyHelp}
      actions={
        <Button variant="default" renderRoot={(props) => <Link {...props} {...screen('/admin')} />}>
          {text.showApps}
        </Button>
      }
    >
      <ChartRangePicker fallback={30} />
      <Stack gap="md">
        <ChartCard
          title={text.active}
          help={text.activeHelp}
          query={useQuery(dailyActiveQuery(days))}
          write={write}
          isLevel
          daily
        />
        <ChartCard
          title={text.created}
          help={text.createdHelp}
          query={useQuery(dailyNewQuery(days))}
          write={write}
          shape="bars"
          daily
        />
      </Stack>
    </Page>
  );
}
