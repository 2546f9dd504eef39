// The account at the partner that the app is linked with.
import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { App } from '@uos/sdk/browser';
import { screen } from '../../../kit/address/link.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { baseInfoQuery } from '../../../shell/session.ts';
import { text } from './text.zh.ts';

/** The word for the partner in paths. */
const provider = 'bluecloud';

export function PartnerLink({ app }: { app: App }) {
  const { data: base } = useQuery(baseInfoQuery);
  const reason = usePermission()('session.linkPartner');
  if (base === undefined || base.PartnerInfo.ClientId === '') {
    return null;
  }
  const isLinked = app.Properties.bluecloudLinked === 'true';
  return (
    <Paper p="md" mt="lg" maw={880}>
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="xs">
            <Text fw={600}>{text.partner(base.PartnerInfo.Name)}</Text>
            <Badge variant="light" color={isLinked ? 'green' : 'gray'}>
              {isLinked ? text.partnerLinked : text.partnerNone}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {text.partnerHelp}
          </Text>
        </div>
        {reason === undefined ? (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} {...screen('/{provider}_conn/{auth}', { provider, auth: app.AppId })} preload={false} />
            )}
          >
            {isLinked ? text.partnerAgain : text.partnerLink}
          </Button>
        ) : null}
      </Group>
    </Paper>
  );
}
