// How a file is shown, by its media type and its name.

export type PreviewKind = 'image' | 'audio' | 'video' | 'json' | 'text';

/** Beyond that a text is not read into the page. */
export const TEXT_LIMIT_BYTES = 1_000_000;

const TEXT_NAMES =
  /\.(txt|md|csv|tsv|log|xml|ya?ml|html?|css|m?[jt]sx?|lua|glsl|shader|ini|cfg|hash|manifest|version|meta)$/i;

/** Nothing where a browser has no way to show it. */
export function previewKind(path: string, contentType: string): PreviewKind | undefined {
  const type = contentType.split(';')[0]?.trim() ?? '';
  const [family] = type.split('/');
  if (family === 'image' || family === 'audio' || family === 'video') {
    return family;
  }
  if (/\.json$/i.test(path) || type === 'application/json') {
    return 'json';
  }
  return family === 'text' || TEXT_NAMES.test(path) ? 'text' : undefined;
}
