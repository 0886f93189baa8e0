/** File extensions by content type. */
export const CONTENT_TYPES: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html', 'htm'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/markdown': ['md'],
  // Source code. Set explicitly, because some hosts send `.ts` files as MPEG video.
  'text/plain': [
    'txt',
    'ts',
    'mts',
    'cts',
    'tsx',
    'c',
    'h',
    'cpp',
    'hpp',
    'cs',
    'java',
    'py',
  ],
  'text/csv': ['csv'],
  'application/json': ['json', 'map'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'application/pdf': ['pdf'],
  'application/wasm': ['wasm'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/x-icon': ['ico'],
  'font/woff': ['woff'],
  'font/woff2': ['woff2'],
  'font/ttf': ['ttf'],
  'font/otf': ['otf'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
};

/** Content type of files with an unlisted extension. */
export const DEFAULT_CONTENT_TYPE = 'application/octet-stream';

/** Tests whether files of a content type are sent with `charset=utf-8`. */
export function isTextType(type: string): boolean {
  return /^text\/|[/+](?:json|xml)$/.test(type);
}

export function isCompressible(type: string): boolean {
  return isTextType(type) || /wasm$|x-icon$|\/(?:ttf|otf)$/.test(type);
}

/** File extensions of content types that compress well. */
export const COMPRESSIBLE_EXTENSIONS: readonly string[] = Object.entries(
  CONTENT_TYPES,
)
  .filter(([type]) => isCompressible(type))
  .flatMap(([, extensions]) => extensions);
