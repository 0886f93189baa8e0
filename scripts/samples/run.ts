import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownPage} from '../../src/content';
import {SPREADSHEET_CONTRACT} from '../../src/site/sets/spreadsheet/contract';
import {requireTools} from '../process/tools';
import {checkCSamples} from './c/check';
import {collectCSamples} from './c/collect';
import {checkForeignPrograms, collectForeignPrograms} from './foreign/check';
import {TOOLCHAINS} from './foreign/toolchains';
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
  const outcomes = [
    await runCSamples(root, pages),
    await runForeign(root, pages),
    runScriptSamples(root, pages),
    await reportSpreadsheetRun(root, pages),
  ];
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const optOuts = outcomes.flatMap((outcome) => outcome.optOuts);
  const summary = outcomes.flatMap((outcome) => outcome.summary);
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

type RunSamples = (
  root: string,
  pages: readonly MarkdownPage[],
) => Promise<SamplesOutcome>;

const runCSamples: RunSamples = async (root, pages) => {
  const {samples, optOuts, problems} = collectCSamples(pages, (file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  if (samples.length + optOuts.length === 0) {
    return {problems, optOuts, summary: []};
  }
  const programs = samples.filter(({complete}) => complete);
  return {
    problems: [...problems, ...(await checkCSamples(root, samples))],
    optOuts,
    summary: [
      `C and C++: ${samples.length} fences, ${programs.length} programs run under the sanitizers`,
    ],
  };
};

const runForeign: RunSamples = async (root, pages) => {
  const programs = collectForeignPrograms(pages);
  if (programs.length === 0) {
    return {problems: [], optOuts: [], summary: []};
  }
  requireTools(TOOLCHAINS);
  return {
    problems: await checkForeignPrograms(root, programs),
    optOuts: [],
    summary: [
      `Other languages: ${programs.map(({fence}) => fence.lang).join(', ')}, ${programs.length} programs run`,
    ],
  };
};

function runScriptSamples(
  root: string,
  pages: readonly MarkdownPage[],
): SamplesOutcome {
  const {problems, optOuts, fenceCount, sampleCount} = checkScriptSamples(
    root,
    SPREADSHEET_CONTRACT.file,
    pages,
  );
  const summary = `TypeScript and JavaScript: ${fenceCount} fences in ${sampleCount} samples`;
  return {problems, optOuts, summary: fenceCount > 0 ? [summary] : []};
}
