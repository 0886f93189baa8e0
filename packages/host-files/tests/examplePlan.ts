import {IMMUTABLE_CACHE_CONTROL, DEFAULT_CACHE_RULES} from '../src/cacheRules';
import type {HostPlan} from '../src/plan';
import {createSecurityHeaders} from '../src/securityHeaders';

/** Headers of `frame.htm`. */
export const FRAME_HEADERS = [
  {name: 'Content-Security-Policy', value: "default-src 'none'"},
  {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
];

/** Plans the host of a small site at a base path. */
export function examplePlan(baseUrl: string): HostPlan {
  return {
    site: {
      url: 'https://docs.example',
      baseUrl,
      locales: ['en'],
      redirects: {[`${baseUrl}ocr`]: `${baseUrl}ocr/intro`},
      connect: [],
    },
    headers: createSecurityHeaders({
      scriptHashes: ["'sha256-a'"],
      styleHashes: ["'sha256-b'"],
      connect: ['https://search.example:8108'],
    }),
    exceptions: [{file: 'frame.htm', headers: FRAME_HEADERS}],
    cacheRules: [
      ...DEFAULT_CACHE_RULES,
      {
        folder: 'index/',
        files: '[0-9]+\\.json',
        coversFolder: false,
        value: IMMUTABLE_CACHE_CONTROL,
      },
    ],
    generator: 'a test',
  };
}
