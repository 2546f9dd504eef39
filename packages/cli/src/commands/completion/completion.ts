// Prints the script that a shell reads at start to complete `uos` lines.
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'completion',
  summary: { zh: '命令补全脚本', en: 'Completion script for a shell' },
  args: { shell: { text: { zh: '终端类型', en: 'Shell' }, choices: ['bash', 'zsh', 'fish', 'powershell'] } },
  examples: [
    { text: { zh: '在 bash 中启用', en: 'For bash' }, line: 'uos completion bash >> ~/.bashrc' },
    { text: { zh: '在 zsh 中启用', en: 'For zsh' }, line: 'uos completion zsh > ~/.zsh/_uos' },
    {
      text: { zh: '在 fish 中启用', en: 'For fish' },
      line: 'uos completion fish > ~/.config/fish/completions/uos.fish',
    },
    {
      text: { zh: '在 PowerShell 中启用', en: 'For PowerShell' },
      line: 'uos completion powershell >> $PROFILE',
    },
  ],
  output: { bare: 'script', columns: [], fields: ['shell', 'script'] },
  async run(ctx) {
    const { SCRIPTS } = await import('../../completion/shell-scripts.ts');
    return { shell: ctx.args.shell, script: SCRIPTS[ctx.args.shell].trimEnd() };
  },
});
