import {expect, it} from 'vitest';
import {readPerfLog} from '../../../bench/pages/perfLog';

const LOG = `[PERF] Load context - 120.00 ms - (Heap 90mb -> 91mb / Total 100mb)
[PERF] Build > en > Load site > Load plugins - 900.00 ms - (Heap 90mb -> 91mb / Total 100mb)
[PERF] Build > en > Load site - 950.50 ms - (Heap 90mb -> 91mb / Total 100mb)
\u001b[33m[PERF]\u001b[39m Build > \u001b[34men\u001b[39m > Bundling with Rspack - \u001b[31m5.25 seconds!\u001b[39m - (Heap)
[PERF] Build > ko > SSG - 2.00 seconds! - (Heap 90mb -> 91mb / Total 100mb)
[PERF] Build > en - 9.00 seconds! - (Heap 90mb -> 91mb / Total 100mb)
`;

it('reads the phases of each locale, the longest first', () => {
  expect(readPerfLog(LOG)).toEqual([
    {path: ['en', 'Bundling with Rspack'], seconds: 5.25},
    {path: ['ko', 'SSG'], seconds: 2},
    {path: ['en', 'Load site'], seconds: 0.9505},
  ]);
});
