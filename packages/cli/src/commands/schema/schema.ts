// Prints the JSON schema of the project file, for editors.
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'schema',
  summary: { zh: 'uos.json 的 JSON Schema', en: 'JSON schema of uos.json' },
  description: {
    zh: '随软件包发布于 schema/uos.schema.json；在 uos.json 里用 "$schema" 指向它，编辑器即可补全与检查。',
    en: 'Shipped as schema/uos.schema.json; point "$schema" of uos.json at it, and editors complete and check.',
  },
  examples: [{ text: { zh: '保存到项目里', en: 'Keep it in the project' }, line: 'uos schema > uos.schema.json' }],
  output: { shape: 'any', columns: [] },
  async run() {
    const [{ projectSchema }, { ADAPTERS }] = await Promise.all([
      import('../../declared/schema.ts'),
      import('../../declared/adapters/index.ts'),
    ]);
    return projectSchema(ADAPTERS);
  },
});
