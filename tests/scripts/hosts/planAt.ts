import {headersOf} from '../../../src/hosts/headers';
import type {HostPlan} from '../../../src/hosts/hostPlan';

/** What hosts of a small site send, where it stands at a path. */
export function planAt(
  baseUrl: string,
  {exceptions = []}: Pick<Partial<HostPlan>, 'exceptions'> = {},
): HostPlan {
  return {
    facts: {
      url: 'https://docs.example',
      baseUrl,
      locales: exceptions.length > 0 ? ['en'] : [],
      redirects: {[`${baseUrl}ocr`]: `${baseUrl}ocr/intro`},
      connect: [],
    },
    headers: headersOf({
      scriptHashes: ["'sha256-a'"],
      styleHashes: ["'sha256-b'"],
      connect: ['https://search.example:8108'],
    }),
    exceptions,
  };
}
