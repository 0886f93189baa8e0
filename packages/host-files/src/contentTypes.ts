/** Endings of files by the type they are sent with; texts are UTF-8. */
export const CONTENT_TYPES: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html', 'htm'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/markdown': ['md'],
  // Sources: declarations of TypeScript are no video streams, which some hosts take `.ts` for.
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

/** Of what has no row in the table. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Whether files of a type are texts: they name their charset, and are worth compressing. */
export function isTextType(type: string): boolean {
  return /^text\/|[/+](?:json|xml)$/.test(type);
}

/** Whether files of a type become smaller when they are compressed. */
export function isCompressible(type: string): boolean {
  return isTextType(type) || /wasm$|x-icon$|\/(?:ttf|otf)$/.test(type);
}

/** Endings of the files that become smaller when they are compressed. */
export const COMPRESSIBLE_ENDINGS: readonly string[] = Object.entries(
  CONTENT_TYPES,
)
  .filter(([type]) => isCompressible(type))
  .flatMap(([, endings]) => endings);
