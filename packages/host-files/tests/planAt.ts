import {headersOf} from '../src/headers';
import type {HostPlan} from '../src/hostPlan';

/** What one page has in the place of the headers of all. */
export const FRAME_HEADERS = [
  {name: 'Content-Security-Policy', value: "default-src 'none'"},
  {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
];

/** What hosts of a small site send, where it stands at a path. */
export function planAt(baseUrl: string): HostPlan {
  return {
    facts: {
      url: 'https://docs.example',
      baseUrl,
      locales: ['en'],
      redirects: {[`${baseUrl}ocr`]: `${baseUrl}ocr/intro`},
      connect: [],
    },
    headers: headersOf({
      scriptHashes: ["'sha256-a'"],
      styleHashes: ["'sha256-b'"],
      connect: ['https://search.example:8108'],
    }),
    exceptions: [{file: 'live-frame.htm', headers: FRAME_HEADERS}],
  };
}
