// The page in which samples run. It has a policy of its own: what runs there comes from the page that
// holds it, and reaches nothing.

import type {NamedValue} from '@document-sdk/host-files';

/** Name of its file, at the root of the site and of each locale. */
export const LIVE_FRAME_FILE = 'live-frame.htm';

/**
 * The content security policy of that page: scripts are those that it was given, in memory, and there is
 * no network.
 *
 * @param scriptHashes - `'sha256-…'` of the script that stands in it
 * @param isHeader - pages cannot say themselves who may frame them
 */
export function liveFramePolicy(
  scriptHashes: readonly string[],
  isHeader: boolean,
): string {
  return [
    "default-src 'none'",
    ['script-src', ...scriptHashes, 'blob:'].join(' '),
    'worker-src blob:',
    // An SDK that draws its own grid brings its styles along.
    "style-src 'unsafe-inline'",
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    ...(isHeader ? ["frame-ancestors 'self'"] : []),
  ].join('; ');
}

/** Headers with which hosts send that page: its own policy, and framing by the site's pages only. */
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
