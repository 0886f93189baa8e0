import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownPage} from '../../src/content';
import {CONTRACT_FILE} from '../../src/reference/spreadsheet/contract/declarations';
import {checkCSamples} from './c/check';
import {collectCSamples} from './c/collect';
import {checkForeign, collectForeign} from './foreign/check';
import {requireTools} from '../process/tools';
import {TOOLCHAINS} from './foreign/toolchains';
import {checkScriptSamples} from './ts/check';
import {reportSpreadsheetRun, type SamplesOutcome} from './spreadsheet/report';

/** Which samples to check. */
export interface SampleSources {
  /** The repository's root. */
  readonly root: string;
  readonly pages: readonly MarkdownPage[];
  /** Whether these are all pages: among them must be samples. */
  readonly isWhole: boolean;
}

/**
 * Checks every sample of the pages.
 *
 * @throws Error when all pages have none, or a compiler is missing
 */
export async function runSamples(
  sources: SampleSources,
): Promise<SamplesOutcome> {
  const found = [
    await runCSamples(sources),
    await runForeign(sources),
    runScriptSamples(sources),
    await reportSpreadsheetRun(sources.root, sources.pages),
  ];
  const problems = found.flatMap((part) => part.problems);
  const optOuts = found.flatMap((part) => part.optOuts);
  const summary = found.flatMap((part) => part.summary);
  if (summary.length === 0 && sources.isWhole) {
    throw new Error(
      `No sample on ${sources.pages.length} pages: expected a fence in c, cpp, ts, tsx, js, jsx or vue. Restore the pages.`,
    );
  }
  return {
    problems,
    optOuts,
    summary: [
      ...(summary.length > 0 ? summary : ['No samples to run.']),
      `${sources.pages.length} pages, ${optOuts.length} opt-outs, ${problems.length} problems`,
    ],
  };
}

async function runCSamples({
  root,
  pages,
}: SampleSources): Promise<SamplesOutcome> {
  const {samples, optOuts, problems} = collectCSamples(pages, (file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  if (samples.length + optOuts.length === 0) {
    return {problems, optOuts, summary: []};
  }
  const report = await checkCSamples(root, samples);
  return {
    problems: [...problems, ...report.problems],
    optOuts,
    summary: [
      `C and C++: ${samples.length} fences, ${report.programs} programs run under the sanitizers`,
    ],
  };
}

async function runForeign({
  root,
  pages,
}: SampleSources): Promise<SamplesOutcome> {
  const programs = collectForeign(pages);
  if (programs.length === 0) {
    return {problems: [], optOuts: [], summary: []};
  }
  requireTools(TOOLCHAINS);
  return {
    problems: await checkForeign(root, programs),
    optOuts: [],
    summary: [
      `Other languages: ${programs.map(({fence}) => fence.lang).join(', ')}, ${programs.length} programs run`,
    ],
  };
}

function runScriptSamples({root, pages}: SampleSources): SamplesOutcome {
  const {problems, optOuts, fenceCount, sampleCount} = checkScriptSamples(
    root,
    CONTRACT_FILE,
    pages,
  );
  return {
    problems,
    optOuts,
    summary:
      fenceCount > 0
        ? [
            `TypeScript and JavaScript: ${fenceCount} fences in ${sampleCount} samples`,
          ]
        : [],
  };
}
