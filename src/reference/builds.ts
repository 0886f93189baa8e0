import {existsSync} from 'node:fs';
import {DOCS_SET_LIST, type DocsSetId} from '../site/sets/index';
import {OCR_BUILD} from './ocr/build';
import {ANSWERS_FILE, type RemarkStep, remarkUnspecified} from '../content';
import type {PageSettings, SetBuild} from './setBuild';
import {SPREADSHEET_BUILD} from './spreadsheet/build';
import {TRANSLATED_LOCALES} from '../site/locales';
import {docSummaries} from '../site/translations';

/**
 * The sets with a contract, and what it gives to their pages. For Node alone: parsers stand behind
 * it. A set without a contract has no row.
 */
export const SET_BUILDS: Readonly<Partial<Record<DocsSetId, SetBuild>>> = {
  spreadsheet: SPREADSHEET_BUILD,
  ocr: OCR_BUILD,
};

/** What pages show besides their own text: contracts, programs fetched from files, answers, summaries. */
export const PAGE_SOURCES: readonly string[] = [
  ...Object.values(SET_BUILDS).flatMap(({sources}) => sources),
  ANSWERS_FILE,
  // A new set has none.
  ...TRANSLATED_LOCALES.flatMap((locale) =>
    DOCS_SET_LIST.map(({id}) => docSummaries(locale, id)),
  ).filter((file) => existsSync(file)),
];

/** The remark steps of each set, for readers of pages that are not Docusaurus. */
function remarkStepsOfSets(
  settings?: PageSettings,
): Record<string, RemarkStep[]> {
  return Object.fromEntries(
    Object.entries(SET_BUILDS).map(([id, {step}]) => [id, [step(settings)]]),
  );
}

/**
 * The remark steps of every page by the id of its set, those beside the sets under an empty one: for
 * readers of pages that are not Docusaurus.
 */
export function remarkStepsOfPages(
  settings?: PageSettings,
): Record<string, RemarkStep[]> {
  const ofSets = remarkStepsOfSets(settings);
  return Object.fromEntries(
    ['', ...DOCS_SET_LIST.map(({id}) => id)].map((id) => [
      id,
      [...(ofSets[id] ?? []), remarkUnspecified()],
    ]),
  );
}
