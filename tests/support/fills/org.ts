import type { Fills } from './index.ts';

export const fills: Fills = {
  'org.org': ({ app }) => app.orgId,
  async 'org.project'({ platform, app }) {
    const { project_id } = await platform.ports.db
      .selectFrom('apps')
      .select('project_id')
      .where('id', '=', app.id)
      .executeTakeFirstOrThrow();
    return project_id;
  },
};
