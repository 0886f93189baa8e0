import {existsSync} from 'node:fs';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {
  ANSWERS_FILE,
  completeTranslations,
  type RemarkStep,
  remarkUnspecified,
} from '../content';
import {TRANSLATED_LOCALES} from '../site/locales';
import {DOCS_SET_LIST, type DocsSetId} from '../site/sets/index';
import {getCatalogueFolder, getGeneratedTextsFile} from '../site/translations';
import {OCR_REFERENCE} from './ocr';
import type {PageSettings, SetReference} from './shared/setReference';
import {SPREADSHEET_REFERENCE} from './spreadsheet';

/** References of the sets with a contract. */
export const SET_REFERENCES: Readonly<
  Partial<Record<DocsSetId, SetReference>>
> = {
  spreadsheet: SPREADSHEET_REFERENCE,
  ocr: OCR_REFERENCE,
};

/** Files and folders whose content pages show: contracts, programs, answers, translated comments. */
export const PAGE_SOURCES: readonly string[] = [
  ...Object.values(SET_REFERENCES).flatMap(({sources}) => sources),
  ANSWERS_FILE,
  // A new locale may have no generated texts, and a new set no translated comments.
  ...TRANSLATED_LOCALES.flatMap((locale) => [
    getGeneratedTextsFile(locale),
    ...DOCS_SET_LIST.map(({id}) => getCatalogueFolder(locale, id)),
  ]).filter((file) => existsSync(file)),
];

/**
 * Creates the remark steps for programs that compile pages without Docusaurus.
 *
 * @returns the steps by the id of the set; those of other pages have an empty id
 */
export function createPageSteps(
  settings?: PageSettings,
): Record<string, RemarkStep[]> {
  const ids: ('' | DocsSetId)[] = ['', ...DOCS_SET_LIST.map(({id}) => id)];
  return Object.fromEntries(
    ids.map((id) => {
      const step = id === '' ? undefined : SET_REFERENCES[id]?.step(settings);
      return [
        id,
        [completeTranslations(), ...(step ? [step] : []), remarkUnspecified()],
      ];
    }),
  );
}

const DOCS_PLUGIN = '@docusaurus/plugin-content-docs';

/**
 * Configures an instance of the docs plugin for each set.
 *
 * @param pages - options of all instances
 * @param settings - settings that pages show
 */
export function configureDocsPlugins(
  pages: Partial<DocsOptions>,
  settings: PageSettings = {spreadsheetPackage: undefined},
): [string, DocsOptions][] {
  return DOCS_SET_LIST.map(({id, folder, routeBasePath}) => {
    const reference = SET_REFERENCES[id];
    return [
      DOCS_PLUGIN,
      {
        id,
        path: folder,
        routeBasePath,
        sidebarPath: `./sidebars/${id}.ts`,
        breadcrumbs: true,
        lastVersion: 'current',
        versions: {
          current: {label: 'Next', path: '', banner: 'none', badge: false},
        },
        ...pages,
        // Before the default steps, so that generated headings enter the table of contents and links are checked.
        beforeDefaultRemarkPlugins: [
          ...(pages.beforeDefaultRemarkPlugins ?? []),
          ...(reference ? [[reference.step, settings] as [never, never]] : []),
        ],
      },
    ];
  });
}
