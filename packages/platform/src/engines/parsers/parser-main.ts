// The process that parses what strangers send.
import { serveFormats } from './serve-formats.ts';
import { readBundle } from './unity-fs.ts';

serveFormats({ 'unity-bundle': readBundle });
