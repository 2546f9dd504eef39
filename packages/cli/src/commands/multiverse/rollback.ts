// Undoes the last release of a profile: new servers run the revision before it again.
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';
import { PROFILE_TEXT } from './hosting.ts';

export default defineCommand({
  id: 'multiverse rollback',
  summary: { zh: '回到上一个发布的版本', en: 'Go back to the revision that was released before' },
  description: {
    zh: '新服务器使用该版本；已分配的服务器继续运行原来的版本。再运行一次则再往前一个版本，用 --to 指定版本号。',
    en: 'New servers run it from then on; those that somebody has run on as they are. Run again it goes one further back; --to names a version.',
  },
  args: { profile: { ref: 'multiverse.profile', text: PROFILE_TEXT } },
  flags: { to: { type: 'number', value: 'version', text: { zh: '回到哪个版本', en: 'Version to go back to' } } },
  danger: 'confirm',
  changes: 'app',
  examples: [
    { text: { zh: '撤销上一次发布', en: 'Undo the last release' }, line: 'uos multiverse rollback harbour --yes' },
    { text: { zh: '回到指定版本', en: 'A version of before' }, line: 'uos multiverse rollback harbour --to 3 --yes' },
  ],
  output: {
    columns: [
      { field: 'version', title: { zh: '版本', en: 'Version' } },
      { field: 'imageName', title: { zh: '镜像', en: 'Image' } },
      { field: 'releasedAt', title: { zh: '发布时间', en: 'Released' }, format: 'time' },
    ],
  },
  web: '/services/{appId}/multiverse/profiles',
  async run(ctx) {
    const { rowNamed } = await import('../../derived/things.ts');
    const { take } = await import('../../program/lists.ts');
    const gameId = appIdOf(ctx);
    const { profiles, revisions } = await ctx.uos.service('multiverse');
    const { id } = await rowNamed<{ readonly id: string }>(ctx, 'multiverse.profile', ctx.args.profile, {
      'multiverse.game': gameId,
    });
    const { profile } = await profiles.get({ id });
    const all = await take(revisions.list.all({ id, limit: 100 }), 1000);
    const { to } = ctx.flags;
    const target = all
      .filter(({ version, status }) =>
        to === undefined ? status === 'archived' && version < profile.currentVersion : version === to,
      )
      .toSorted((a, b) => b.version - a.version)[0];
    if (target === undefined || target.version === profile.currentVersion) {
      throw new CliError('no-revision', {
        exit: target === undefined ? EXIT.notFound : EXIT.conflict,
        what: () =>
          target === undefined
            ? ctx.say({
                zh: `${profile.name} 没有可以回到的版本。`,
                en: `${profile.name} has no such revision to go back to.`,
              })
            : ctx.say({ zh: `版本 ${to} 就是当前版本。`, en: `Version ${to} is the one that is released.` }),
        next: `uos multiverse revision ls ${profile.name}`,
      });
    }
    await ctx.confirm(
      {
        zh: `${profile.name} 将从版本 ${profile.currentVersion} 回到 ${target.version}；不受影响的运行中服务器：${profile.allocatedCount}`,
        en: `${profile.name} will go from revision ${profile.currentVersion} back to ${target.version}; servers that run on as they are: ${profile.allocatedCount}`,
      },
      profile.name,
    );
    const { profileRevision } = await revisions.release({ id: target.id });
    ctx.note({
      zh: `${profile.name} 现在使用版本 ${profileRevision.version}。`,
      en: `${profile.name} is at revision ${profileRevision.version}.`,
    });
    return profileRevision;
  },
});
