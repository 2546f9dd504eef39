// What each role may do, right by right; a click changes it.
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { labels, wordsOf } from '@uos/contract/labels';
import type { GuildRole } from '@uos/sdk/browser';
import { useAction } from '../../../kit/act/use-action.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import classes from './guilds.module.css';
import { OWNER, rolesQuery } from './queries.ts';
import { text } from './text.zh.ts';

const words = labels.guildRole.permission;
const RIGHTS = wordsOf(words);
type Right = (typeof RIGHTS)[number];

interface Change {
  readonly role: GuildRole;
  readonly right: Right;
  readonly to: boolean;
}

export function RightsMatrix({ appId }: { appId: string }) {
  const { guildRoles } = passportOf(appId);
  const roles = useQuery(rolesQuery(appId));
  const reason = usePermission()('passport.guildRoles.update');
  const write = ({ role: { id, permissions }, right }: Change, to: boolean) =>
    guildRoles.update({ id, permissions: { ...permissions, [right]: to } });
  const change = useAction({
    run: (asked: Change) => write(asked, asked.to),
    done: (_reply, { role, right, to }) =>
      (to ? text.rightGiven : text.rightTaken)(words[right][language], role.displayName),
    undo: (_reply, asked) => write(asked, !asked.to),
    now: ({ role, right, to }) => ({
      is: ({ id }) => id === role.id,
      set: { permissions: { ...role.permissions, [right]: to } },
    }),
    refresh: [keyOf(guildRoles.list)],
  });
  if (roles.data === undefined) {
    return roles.isError ? (
      <ErrorPanel error={roles.error} onRetry={() => void roles.refetch()} />
    ) : (
      <Waiting height={220} />
    );
  }
  return (
    <section aria-label={text.matrix}>
      <Title order={2}>{text.matrix}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {text.matrixHelp}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className={classes.matrix} tabIndex={0} aria-label={text.matrix}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.right}</th>
              {roles.data.map(({ id, displayName, level }) => (
                <th key={id} scope="col">
                  <span className={classes.roleName}>{displayName}</span>
                  {text.level} {level}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map((right) => (
              <tr key={right}>
                <th scope="row">{words[right][language]}</th>
                {roles.data.map((role) => {
                  const refused = reason ?? fixed(role, right);
                  return (
                    <td key={role.id} title={refused}>
                      <input
                        type="checkbox"
                        aria-label={text.cell(words[right][language], role.displayName)}
                        checked={role.permissions[right]}
                        disabled={refused !== undefined}
                        onChange={(event) => change.mutate({ role, right, to: event.currentTarget.checked })}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Why a cell stays as it is. */
function fixed({ slugName }: GuildRole, right: Right): string | undefined {
  return slugName === OWNER ? text.ownerFixed : right === 'dismissGuild' ? text.ownerOnly : undefined;
}
