// At which step a deployment failed, as an exit code.
import { STEP_EXIT } from '../../../errors/cli-error.ts';
import type { Text } from '../../../text/text.ts';

export const STEP_EXITS: Readonly<Record<string, Text>> = {
  [STEP_EXIT.upload]: { zh: '上传失败', en: 'the upload failed' },
  [STEP_EXIT.build]: { zh: '构建失败', en: 'the build failed' },
  [STEP_EXIT.revision]: { zh: '未能创建配置版本', en: 'no revision could be made' },
  [STEP_EXIT.test]: { zh: '测试服务器未就绪', en: 'the test server did not get ready' },
  [STEP_EXIT.release]: { zh: '发布失败', en: 'the release failed' },
  [STEP_EXIT.ready]: { zh: '发布后没有服务器就绪', en: 'no server got ready behind the release' },
};
