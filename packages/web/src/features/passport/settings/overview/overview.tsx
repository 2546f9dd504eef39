// What is missing before real players come, and what they will cost.

import type { IdDomain } from '@uos/sdk/services/passport';
import { Checklist } from './checklist.tsx';
import { Forecast } from './forecast.tsx';
import classes from './overview.module.css';

export default function Overview({ appId, domain }: { appId: string; domain: IdDomain }) {
  return (
    <div className={classes.columns}>
      <Checklist appId={appId} domain={domain} />
      <Forecast appId={appId} production={domain.production} />
    </div>
  );
}
