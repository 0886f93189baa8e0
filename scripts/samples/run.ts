import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownPage} from '../../src/content';
import {SPREADSHEET_CONTRACT} from '../../src/site/sets/spreadsheet/contract';
import {checkCSamples} from './c/check';
import {collectCSamples} from './c/collect';
import {checkForeignPrograms, collectForeignPrograms} from './foreign/check';
import {reportSpreadsheetRun, type SamplesOutcome} from './spreadsheet/report';
import {checkScriptSamples} from './ts/check';

/**
 * Checks all samples of some pages.
 *
 * @param root - root of the repository
 * @param isWhole - true if `pages` are all pages, which must contain samples
 * @throws Error if all pages together contain no sample, or a compiler is missing
 */
export async function runSamples(
  root: string,
  pages: readonly MarkdownPage[],
  isWhole: boolean,
): Promise<SamplesOutcome> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const c = collectCSamples(pages, read);
  const programs = c.samples.filter(({complete}) => complete);
  const foreign = collectForeignPrograms(pages, read);
  const ofC = await checkCSamples(root, c.samples);
  const ofForeign = await checkForeignPrograms(root, foreign);
  const scripts = checkScriptSamples(root, SPREADSHEET_CONTRACT.file, pages);
  const sheets = await reportSpreadsheetRun(root, pages);
  const problems = [
    ...[...c.problems, ...ofC, ...ofForeign],
    ...[...scripts.problems, ...sheets.problems],
  ];
  const optOuts = [...c.optOuts, ...scripts.optOuts];
  const summary = [
    c.samples.length > 0
      ? `C and C++: ${c.samples.length} fences, ${programs.length} programs run under the sanitizers`
      : '',
    foreign.length > 0
      ? `Other languages: ${foreign.map(({toolchain}) => toolchain.lang).join(', ')}, ${foreign.length} programs run`
      : '',
    scripts.fenceCount > 0
      ? `TypeScript and JavaScript: ${scripts.fenceCount} fences in ${scripts.sampleCount} samples`
      : '',
    ...sheets.summary,
  ].filter(Boolean);
  if (summary.length === 0 && isWhole) {
    throw new Error(
      `No sample on ${pages.length} pages: expected a fence in c, cpp, ts, tsx, js, jsx or vue. Restore the pages.`,
    );
  }
  return {
    problems,
    optOuts,
    summary: [
      ...(summary.length > 0 ? summary : ['No samples to run.']),
      `${pages.length} pages, ${optOuts.length} opt-outs, ${problems.length} problems`,
    ],
  };
}
