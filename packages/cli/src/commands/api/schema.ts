// Shows what an operation takes and answers, offline.
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'api schema',
  summary: { zh: '查看接口的输入与返回', en: 'Show what a call takes and answers' },
  description: {
    zh: '不联网。输入与返回是 JSON Schema；实体在 $defs 中。',
    en: 'Asks nobody. Input and reply are JSON Schema; entities stand in $defs.',
  },
  args: { operation: { text: { zh: '接口名，见 uos api routes', en: 'Id of the call, see uos api routes' } } },
  examples: [
    {
      text: { zh: '创建区服需要什么', en: 'What creating a realm takes' },
      line: 'uos api schema passport.realms.create',
    },
  ],
  output: { shape: 'any', columns: [] },
  async run(ctx) {
    const { operationSchema } = await import('./operation-schema.ts');
    return operationSchema(ctx.args.operation);
  },
});
