import type {NamedValue} from '@document-sdk/host-files';

/** File of the frame's page, at the root of the site and of each locale. */
export const LIVE_FRAME_FILE = 'live-frame.htm';

/**
 * Content security policy of the frame: it runs only scripts from memory, and has no network.
 *
 * @param scriptHashes - `'sha256-…'` of its inline script
 * @param isHeader - in a `<meta>`, `frame-ancestors` is not allowed
 */
export function liveFramePolicy(
  scriptHashes: readonly string[],
  isHeader: boolean,
): string {
  return [
    "default-src 'none'",
    ['script-src', ...scriptHashes, 'blob:'].join(' '),
    'worker-src blob:',
    // A vendor's SDK inserts the styles of its grid.
    "style-src 'unsafe-inline'",
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    ...(isHeader ? ["frame-ancestors 'self'"] : []),
  ].join('; ');
}

/** Headers of the frame's page: its own policy, and only pages of the site may frame it. */
export function liveFrameHeaders(
  scriptHashes: readonly string[],
): NamedValue[] {
  return [
    {
      name: 'Content-Security-Policy',
      value: liveFramePolicy(scriptHashes, true),
    },
    {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
  ];
}
