// What hosted servers say wherever they are shown.
import { formatSize } from '@uos/contract/rules';
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  image: 'Image',
  images: 'Images',
  uploadImage: 'Upload build',
  archive: 'Build',
  archiveHelp: 'A zip or tar.gz with the program of the server.',
  dropArchive: 'or drop the archive here',
  pickedFile: (name, size) => `${name}, ${size}`,
  plainSystem: 'Platform default',
  entrypointHelp: 'Program in the archive. May stay empty where versions name a command.',
  uploadAndBuild: 'Upload and build',
  uploadOf: (name) => `Image ${name}`,
  uploading: (name) => `Image ${name} is uploading and will be built`,
  uploadRefused: (status) => `The store refused the file (${status})`,
  imageTooLarge: (bytes) => `The build is larger than ${formatSize(bytes)}`,
  rebuild: 'Build again',
  rebuilding: (name) => `Image ${name} is being built again`,
  stillBuilds: 'The build has not ended',
  deleteImage: 'Delete image',
  deleteImageWords: (name) => `Image ${name} is deleted. One that a released version uses cannot be.`,
  imageDeleted: (name) => `Image ${name} deleted`,
  noImages: 'No images yet',
  noImagesHint: 'Upload the program of a server; the platform builds an image of it that can run.',
  buildStages: 'Stages of the build',
  stageStates: { done: 'Done', running: 'Running', failed: 'Failed', waiting: 'Waiting' },
  buildLogOf: (name) => `Build log of ${name}`,
  noBuildLog: 'No build log yet',
  age: 'Age',
  timeLeft: 'Time left',
  duration: (seconds) => durationWords(seconds),
  noAddress: 'Not ready',
  copyAddress: (name) => `Copy the address of ${name}`,
  close: 'Close',
  delete: 'Delete',
  addPort: 'Add port',
  removePort: (place) => `Remove port ${place}`,
  portName: (place) => `Name of port ${place}`,
  portProtocol: (place) => `Protocol of port ${place}`,
  portNumber: (place) => `Number of port ${place}`,
  addEnv: 'Add variable',
  removeEnv: (place) => `Remove variable ${place}`,
  envKey: (place) => `Name of variable ${place}`,
  envValue: (place) => `Value of variable ${place}`,
  addFile: 'Add file',
  removeFile: (place) => `Remove file ${place}`,
  fileFolder: (place) => `Folder of file ${place}`,
  fileName: (place) => `Name of file ${place}`,
  fileContent: (place) => `Content of file ${place}`,
};

function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) {
    return `${seconds} s`;
  }
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) {
    return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  }
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
