// Sends a mail: to one persona, to those of a file, to a realm or to all, as its template says.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { inTurn } from '../../../program/in-turn.ts';
import { csvRows } from '../../../text/csv-rows.ts';
import { isUuid } from '../../../text/ids.ts';
import type { Text } from '../../../text/text.ts';
import { isPersonaTitle, personaMeant } from '../player/players.ts';
import { RECORD_OUTPUT, recordRow } from './records.ts';

type AnyContext = Context<unknown, unknown>;

/** As many as one call takes. */
const AT_ONCE = 1000;
const HOUR_MS = 3_600_000;

export default defineCommand({
  id: 'passport mail send',
  summary: { zh: '发送游戏内邮件', en: 'Send a mail inside the game' },
  description: {
    zh: '模板决定范围：指定角色的用 --to 或 --persona，区服的用 --realm，全部玩家的都不需要。每次运行都是新的邮件，因此一小时内同一模板发过时先拒绝（退出码 6），确实要再发加 --again。脚本里用 --key：24 小时内，同一个 --key 发给同样的玩家只发一次，中断后再次运行是安全的。',
    en: 'The template decides who gets it: --to or --persona for one of personas, --realm for one of a realm, nothing for one of all. Each run is a new mail, so where the same template was sent within the hour it refuses (exit 6) unless --again is given. In scripts use --key: within 24 hours the same key sends to the same players once, so a run that was cut short may be repeated.',
  },
  args: { template: { ref: 'passport.inboxTemplate', text: { zh: '模板标识', en: 'Slug of the template' } } },
  flags: {
    persona: { type: 'string', value: 'player', text: { zh: '角色：ID 或名称', en: 'Persona: id or name' } },
    to: {
      type: 'string',
      value: 'file',
      text: { zh: '角色的 CSV，第一列是 ID 或名称', en: 'CSV of personas; the first column is an id or name' },
    },
    realm: { type: 'string', ref: 'passport.realm', text: { zh: '区服的 ID 或名称', en: 'Id or name of the realm' } },
    key: {
      type: 'string',
      value: 'word',
      text: { zh: '说明这是哪一次发送，同一次只发一封', en: 'Says which sending this is; one mail for each' },
    },
    again: { type: 'boolean', text: { zh: '一小时内发过也再发', en: 'Also where it was sent within the hour' } },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '发给文件里的角色', en: 'To the personas of a file' },
      line: 'uos passport mail send sorry --to personas.csv --yes',
    },
    {
      text: { zh: '流水线里可以重复运行', en: 'In a pipeline that may run twice' },
      line: 'uos passport mail send sorry --to personas.csv --key release-42 --yes',
    },
    {
      text: { zh: '先看会发给谁', en: 'See who would get it' },
      line: 'uos passport mail send sorry --persona 林雀 --dry-run',
    },
  ],
  output: RECORD_OUTPUT,
  exits: {
    6: { zh: '一小时内发过', en: 'it was sent within the hour' },
    8: { zh: '部分失败', en: 'some items failed' },
  },
  replaces: ['passport.inboxMessages.send', 'passport.inboxMessages.sendMany'],
  async run(ctx) {
    const { persona, to, realm, key, again } = ctx.flags;
    const { inboxTemplates, inboxMessages } = await ctx.uos.service('passport');
    const { template } = await inboxTemplates.get({ id: ctx.args.template });
    const { slugName: templateSlugName, scope } = template;
    const given = [persona, to, realm].filter((one) => one !== undefined).length;
    const isRight = scope === 'All' ? given === 0 : given === 1 && (scope === 'Realm') === (realm !== undefined);
    if (!isRight) {
      throw usageError(
        'wrong-scope',
        () =>
          ctx.say({
            zh: `模板 ${templateSlugName} 的范围是 ${scope}：Persona 用 --to 或 --persona，Realm 用 --realm，All 都不用。`,
            en: `Template ${templateSlugName} is of scope ${scope}: Persona takes --to or --persona, Realm --realm, All none of them.`,
          }),
        'uos passport mail send --help',
      );
    }
    if (!again && key === undefined) {
      await refuseRepeated(ctx, templateSlugName);
    }
    const personaIds = persona === undefined ? await idsOf(ctx, to) : [(await personaMeant(ctx, persona)).personaID];
    const realmID = realm === undefined ? undefined : await realmOf(ctx, realm);
    const who = wordsFor(scope, realm, personaIds.length);
    await ctx.confirm(
      { zh: `“${template.title}”将发给${who.zh}`, en: `"${template.title}" goes to ${who.en}` },
      templateSlugName,
    );
    if (ctx.globals['dry-run'] === true) {
      const { title, attachments } = template;
      const targets = realmID === undefined ? personaIds : [realmID];
      const sentCount = personaIds.length;
      return [{ template: templateSlugName, scope, targets, title, attachments, sentCount, failed: 0 }];
    }
    if (scope !== 'Persona') {
      const target = realmID === undefined ? {} : { realmID };
      const { record } = await inboxMessages.send({
        templateSlugName,
        ...target,
        ...keyed(key, [templateSlugName, realmID ?? '']),
      });
      return [recordRow(record, 0)];
    }
    const rows: Record<string, unknown>[] = [];
    for (let from = 0; from < personaIds.length; from += AT_ONCE) {
      const some = personaIds.slice(from, from + AT_ONCE);
      const { record, failed } = await inboxMessages
        .sendMany({ templateSlugName, personaIds: some, ...keyed(key, [templateSlugName, ...some]) })
        .catch((error: unknown) => throwAfter(ctx, from, error));
      for (const { personaId, message } of failed) {
        ctx.note({ zh: `${personaId}：${message}`, en: `${personaId}: ${message}` }, { style: 'yellow', text: '!' });
        ctx.exit(EXIT.partial);
      }
      rows.push(recordRow(record, failed.length));
    }
    return rows;
  },
});

/** A sending by the word it was given, what is sent and to whom: another template or file with the same word is another. */
function keyed(word: string | undefined, of: readonly string[]): { idempotencyKey?: string } {
  return word === undefined
    ? {}
    : {
        idempotencyKey: createHash('sha256')
          .update(JSON.stringify([word, ...of]))
          .digest('hex'),
      };
}

function wordsFor(scope: string, realm: string | undefined, count: number): Text {
  if (scope === 'All') {
    return { zh: '全部玩家', en: 'all players' };
  }
  return scope === 'Realm'
    ? { zh: `区服 ${realm}`, en: `realm ${realm}` }
    : { zh: `${count} 个角色`, en: count === 1 ? '1 persona' : `${count} personas` };
}

/** why a word before it: whoever mends what went wrong has to leave out those who have the mail */
function throwAfter(ctx: AnyContext, count: number, error: unknown): never {
  if (count > 0) {
    ctx.note(
      { zh: `前 ${count} 个角色已经发送。`, en: `It was sent to the first ${count} personas.` },
      { style: 'yellow', text: '!' },
    );
  }
  throw error;
}

async function refuseRepeated(ctx: AnyContext, templateSlugName: string): Promise<void> {
  const { inboxRecords } = await ctx.uos.service('passport');
  const from = new Date(ctx.io.now() - HOUR_MS).toISOString();
  const { records } = await inboxRecords.search({ templateSlugName, from, count: 50 });
  const sent = records.find(({ status }) => status !== 'Recalled');
  if (sent !== undefined) {
    throw new CliError('sent-before', {
      exit: EXIT.conflict,
      what: () =>
        ctx.say({
          zh: `${templateSlugName} 一小时内已发过（记录 ${sent.id}），再发就是第二封。`,
          en: `${templateSlugName} was sent within the hour (record ${sent.id}); this would be a second mail.`,
        }),
      next: ctx.line('--again'),
    });
  }
}

async function realmOf(ctx: AnyContext, word: string): Promise<string> {
  const { idNamed } = await import('../../../derived/things.ts');
  return await idNamed(ctx, 'passport.realm', word);
}

/** Throws CliError where the file cannot be read, or a name in it is nobody's. */
async function idsOf(ctx: AnyContext, file: string | undefined): Promise<string[]> {
  if (file === undefined) {
    return [];
  }
  let rows: string[][];
  try {
    rows = csvRows(readFileSync(resolve(ctx.io.cwd, file), 'utf8'));
  } catch (error) {
    throw usageError('bad-file', (t) => t.errors.unreadable(file), 'uos passport mail send --help', { cause: error });
  }
  const words = rows.map(([word = '']) => word).filter((word) => word !== '' && !isPersonaTitle(word));
  if (words.length === 0) {
    throw usageError(
      'nobody',
      () => ctx.say({ zh: `${file} 里没有角色。`, en: `${file} names no persona.` }),
      'uos passport mail send --help',
    );
  }
  // why not those that are ids: the platform says of each whether there is such a persona, a thousand at once
  const ids = await inTurn(words, async (word) =>
    isUuid(word) ? word.toLowerCase() : (await personaMeant(ctx, word)).personaID,
  );
  return [...new Set(ids)];
}
