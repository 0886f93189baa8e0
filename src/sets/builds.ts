import type {DocsSetId} from './index';
import {OCR_BUILD} from './ocr/build';
import type {RemarkStep} from './reference/step';
import type {PageSettings, SetBuild} from './setBuild';
import {SPREADSHEET_BUILD} from './spreadsheet/build';

/**
 * The sets with a contract, and what it gives to their pages. For Node alone: parsers stand behind
 * it. A set without a contract has no row.
 */
export const SET_BUILDS: Readonly<Partial<Record<DocsSetId, SetBuild>>> = {
  spreadsheet: SPREADSHEET_BUILD,
  ocr: OCR_BUILD,
};

/** What pages show besides their own text: contracts, and programs fetched from files. */
export const PAGE_SOURCES: readonly string[] = Object.values(
  SET_BUILDS,
).flatMap(({sources}) => sources);

/** The remark steps of each set, for readers of pages that are not Docusaurus. */
export function remarkStepsOfSets(
  settings?: PageSettings,
): Record<string, RemarkStep[]> {
  return Object.fromEntries(
    Object.entries(SET_BUILDS).map(([id, {step}]) => [id, [step(settings)]]),
  );
}
