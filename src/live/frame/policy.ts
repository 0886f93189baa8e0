import type {HeaderValue} from '@document-sdk/host-files';

/** File name of the frame's HTML page. The file is at the root of the site and of each locale. */
export const LIVE_FRAME_FILE = 'live-frame.htm';

/**
 * Returns the content security policy of the frame: it runs only scripts from memory, and has no network access.
 *
 * @param scriptHashes - `'sha256-…'` of its inline script
 * @param isHeader - true for an HTTP header; in a `<meta>`, `frame-ancestors` is not allowed
 */
export function buildLiveFramePolicy(
  scriptHashes: readonly string[],
  isHeader: boolean,
): string {
  return [
    "default-src 'none'",
    ['script-src', ...scriptHashes, 'blob:'].join(' '),
    'worker-src blob:',
    // Needed by a vendor's SDK, which inserts the styles of its grid.
    "style-src 'unsafe-inline'",
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    ...(isHeader ? ["frame-ancestors 'self'"] : []),
  ].join('; ');
}

/** Returns the HTTP headers of the frame's page: its policy, and a rule that only pages of the site may embed it. */
export function buildLiveFrameHeaders(
  scriptHashes: readonly string[],
): HeaderValue[] {
  return [
    {
      name: 'Content-Security-Policy',
      value: buildLiveFramePolicy(scriptHashes, true),
    },
    {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
  ];
}
