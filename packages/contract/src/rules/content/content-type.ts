// Content type of an entry by its file name. Source: wire/cdn-and-platform.md 1.4 (content_type).

/** Types by extension. Text types say utf-8; what is not listed is sent as bytes. */
const typesByExtension: Readonly<Record<string, string>> = {
  // why: seen in the editor client; loaders compare these types
  json: 'text/plain; charset=utf-8',
  hash: 'application/octet-stream',
  bundle: 'application/octet-stream',

  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  yaml: 'text/yaml; charset=utf-8',
  yml: 'text/yaml; charset=utf-8',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gz: 'application/gzip',
  apk: 'application/vnd.android.package-archive',

  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  bmp: 'image/bmp',
  ktx2: 'image/ktx2',

  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',

  ttf: 'font/ttf',
  otf: 'font/otf',
  woff: 'font/woff',
  woff2: 'font/woff2',

  gltf: 'model/gltf+json',
  glb: 'model/gltf-binary',
};

export const defaultContentType = 'application/octet-stream';

/** The type of a path, by its last extension in any case. `index.html` is a page, `.html` and `html` are bytes. */
export function contentType(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  return Object.hasOwn(typesByExtension, extension)
    ? (typesByExtension[extension] ?? defaultContentType)
    : defaultContentType;
}
