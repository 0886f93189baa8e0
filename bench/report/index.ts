import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  changedPackages,
  renderDependencies,
  type LockFile,
} from './dependencies/dependencies';
import {renderReport, type Section} from './markdown';
import {reportPictures} from './pictures/pictures';
import {readReportArguments, type Part, type ReportWish} from './readArguments';
import {compareSearch} from './search/search';
import {compareSizes} from './sizes/sizes';

/**
 * `npm run report -- --base DIR`: what a change does to sizes, search, dependencies and looks, as
 * Markdown. It reports, and fails only when it cannot: whether a change is right is for people to say.
 */
async function main(): Promise<void> {
  const wish = readReportArguments(process.argv.slice(2));
  const sections: Section[] = [];
  for (const part of wish.parts) {
    sections.push(await REPORTS[part](wish));
  }
  const report = renderReport(sections);
  mkdirSync(wish.out, {recursive: true});
  writeFileSync(path.join(wish.out, 'report.md'), report);
  console.log(report);
  // A file whose Markdown GitHub, and hosts that run its workflows, show beside the run.
  const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
  if (summaryFile) {
    appendFileSync(summaryFile, report);
  }
}

const REPORTS: Readonly<
  Record<Part, (wish: ReportWish) => Section | Promise<Section>>
> = {
  sizes: ({base, dir}) => compareSizes(path.join(base, dir), dir),
  search: ({base, dir}) => compareSearch(path.join(base, dir), dir),
  dependencies: ({base}) =>
    renderDependencies(changedPackages(readLock(base), readLock('.'))),
  pictures: ({base, dir, out}) =>
    reportPictures(path.join(base, dir), dir, path.join(out, 'pictures')),
};

function readLock(checkout: string): LockFile {
  return JSON.parse(
    readFileSync(path.join(checkout, 'package-lock.json'), 'utf8'),
  ) as LockFile;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
