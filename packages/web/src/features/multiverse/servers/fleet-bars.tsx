// A bar for each region: servers that are taken, wait and start, of as many as there may be.
import { useQuery } from '@tanstack/react-query';
import { countsQuery, gameRegionsQuery, profileChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { fleetOf, type RegionFleet, versionWords } from './fleet.ts';
import classes from './fleet-bars.module.css';

const PARTS = ['allocated', 'ready', 'starting'] as const;

export function FleetBars({ appId, refetchMs }: { appId: string; refetchMs: number | false }) {
  const regions = useQuery(gameRegionsQuery(appId));
  const counts = useQuery({ ...countsQuery(appId), refetchInterval: refetchMs });
  const profiles = useQuery(profileChoicesQuery(appId)).data ?? [];
  // why nothing while it is not known: the table below says what is wrong
  if (regions.data === undefined || counts.data === undefined) {
    return null;
  }
  const fleet = fleetOf(regions.data, counts.data);
  return fleet.length === 0 ? null : (
    <ul className={classes.regions} aria-label={text.fleet}>
      {fleet.map((region) => (
        <li key={region.regionId}>
          <div className={classes.head}>
            <strong>{region.name}</strong>
            <span>{text.ofLimit(region.allocated + region.ready + region.starting, region.limit)}</span>
          </div>
          <div className={classes.bar} aria-hidden="true">
            {PARTS.map((part) => (
              <span key={part} data-part={part} style={{ width: `${shareOf(region, part)}%` }} />
            ))}
          </div>
          <div className={classes.legend}>
            {PARTS.map((part) => (
              <span key={part} data-part={part}>
                {text.fleetParts[part]} {region[part].toLocaleString('en-US')}
              </span>
            ))}
          </div>
          {region.versions.length === 0 ? null : (
            <div className={classes.versions}>
              {versionWords(region.versions, profiles).map(({ profileId, name, version, count, isOld }) => (
                <span key={`${profileId} ${version}`} data-old={isOld || undefined}>
                  {text.runsVersion(name, text.version(version), count)}
                  {isOld ? text.oldVersion : ''}
                </span>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Percent of the limit, or of all where there are more. */
function shareOf(region: RegionFleet, part: (typeof PARTS)[number]): number {
  const all = region.allocated + region.ready + region.starting;
  return (region[part] / Math.max(region.limit, all, 1)) * 100;
}
