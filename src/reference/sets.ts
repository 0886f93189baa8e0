import {existsSync} from 'node:fs';
import {DOCS_SET_LIST, type DocsSetId} from '../site/sets/index';
import {OCR_BUILD} from './ocr';
import {
  ANSWERS_FILE,
  type RemarkStep,
  remarkUnspecified,
} from '../content';
import type {PageSettings, SetBuild} from './setContract';
import {SPREADSHEET_BUILD} from './spreadsheet';
import {TRANSLATED_LOCALES} from '../site/locales';
import {getDocSummariesFile} from '../site/translations';

/** Sets with a contract, and how a build shows it on their pages. */
export const SET_BUILDS: Readonly<Partial<Record<DocsSetId, SetBuild>>> = {
  spreadsheet: SPREADSHEET_BUILD,
  ocr: OCR_BUILD,
};

/** Files whose content pages show: contracts, programs, answers, summaries. */
export const PAGE_SOURCES: readonly string[] = [
  ...Object.values(SET_BUILDS).flatMap(({sources}) => sources),
  ANSWERS_FILE,
  // A new set may have no summaries.
  ...TRANSLATED_LOCALES.flatMap((locale) =>
    DOCS_SET_LIST.map(({id}) => getDocSummariesFile(locale, id)),
  ).filter((file) => existsSync(file)),
];

/**
 * Creates the remark steps for programs that compile pages without Docusaurus.
 *
 * @returns the steps by the id of the set; those of other pages have an empty id
 */
export function pageSteps(
  settings?: PageSettings,
): Record<string, RemarkStep[]> {
  const ids: ('' | DocsSetId)[] = ['', ...DOCS_SET_LIST.map(({id}) => id)];
  return Object.fromEntries(
    ids.map((id) => {
      const step = id === '' ? undefined : SET_BUILDS[id]?.step(settings);
      return [id, [...(step ? [step] : []), remarkUnspecified()]];
    }),
  );
}
