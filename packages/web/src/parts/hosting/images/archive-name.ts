// What an image is called that is made of a file: as the file, without what its kind adds.

const ENDING = /(\.(zip|tgz|tar(\.\w+)?|gz))$/i;
const LONGEST = 64;

export const nameOfArchive = (file: string): string => file.replace(ENDING, '').slice(0, LONGEST).trim();
