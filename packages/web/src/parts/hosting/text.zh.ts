// What hosted servers say wherever they are shown: images that are built, and addresses.
import { formatSize } from '@uos/contract/rules';

export const text = {
  image: '镜像',
  images: '镜像',
  uploadImage: '上传镜像包',
  archive: '镜像包',
  archiveHelp: '服务器程序的 zip 或 tar.gz 压缩包。',
  dropArchive: '也可以把压缩包拖到这里',
  pickedFile: (name: string, size: string) => `${name}，${size}`,
  plainSystem: '平台默认',
  entrypointHelp: '压缩包中的程序。版本写了启动命令时可以不填。',
  uploadAndBuild: '上传并构建',
  uploadOf: (name: string) => `镜像 ${name}`,
  uploading: (name: string) => `镜像「${name}」正在上传，之后自动构建`,
  uploadRefused: (status: number) => `存储拒绝了文件 (${status})`,
  imageTooLarge: (bytes: number) => `镜像包超过 ${formatSize(bytes)}`,
  rebuild: '重新构建',
  rebuilding: (name: string) => `镜像「${name}」正在重新构建`,
  stillBuilds: '构建还没有结束',
  deleteImage: '删除镜像',
  deleteImageWords: (name: string) => `镜像「${name}」会被删除。已发布版本使用的镜像无法删除。`,
  imageDeleted: (name: string) => `镜像「${name}」已删除`,
  noImages: '还没有镜像',
  noImagesHint: '上传服务器程序的压缩包，平台把它构建成可以运行的镜像。',
  buildStages: '构建阶段',
  stageStates: { done: '完成', running: '进行中', failed: '出错', waiting: '等待' },
  buildLogOf: (name: string) => `${name} 的构建日志`,
  noBuildLog: '还没有构建日志',
  age: '运行时长',
  timeLeft: '剩余时间',
  duration: (seconds: number) => durationWords(seconds),
  noAddress: '未就绪',
  copyAddress: (name: string) => `复制 ${name} 的地址`,
  close: '关闭',
  delete: '删除',
  addPort: '添加端口',
  removePort: (place: number) => `移除第 ${place} 个端口`,
  portName: (place: number) => `第 ${place} 个端口的名称`,
  portProtocol: (place: number) => `第 ${place} 个端口的协议`,
  portNumber: (place: number) => `第 ${place} 个端口的端口号`,
  addEnv: '添加环境变量',
  removeEnv: (place: number) => `移除第 ${place} 个环境变量`,
  envKey: (place: number) => `第 ${place} 个变量名`,
  envValue: (place: number) => `第 ${place} 个变量值`,
  addFile: '添加配置文件',
  removeFile: (place: number) => `移除第 ${place} 个文件`,
  fileFolder: (place: number) => `第 ${place} 个文件的目录`,
  fileName: (place: number) => `第 ${place} 个文件的名称`,
  fileContent: (place: number) => `第 ${place} 个文件的内容`,
} as const;

function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) {
    return `${seconds} 秒`;
  }
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) {
    return `${Math.floor(hours / 24)} 天 ${hours % 24} 时`;
  }
  return hours === 0 ? `${minutes} 分` : `${hours} 时 ${minutes % 60} 分`;
}
