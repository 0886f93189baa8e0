import {APP_SCRIPTS_META} from '../../native/app';
import {INTEGRITY_ATTRIBUTE, SHEET_ATTRIBUTE} from '../../site/sheetAttribute';

/** A style sheet of the application. */
export interface Sheet {
  readonly address: string;
  readonly integrity: string;
  /** The styles that a page can use. */
  readonly css: string;
  /** Class names of a part of the site: pages with one of them need it. Absent for the sheet of all pages. */
  readonly classes?: ReadonlySet<string>;
}

/** What a page links and names, as the template of pages writes it and the minifier of HTML leaves it. */
const LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;
const APP_SCRIPTS = new RegExp(
  `(<meta name="?${APP_SCRIPTS_META}"? content=)(?:"([^"]*)"|([^\\s>]+))`,
);
const CLASS = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

/**
 * Puts its style sheets into a page, and names the scripts of the application with their integrity
 * (src/native/loadFile.ts).
 *
 * @param html - of the page, as Docusaurus wrote it
 * @param sheets - the sheet of all pages first
 * @param integrityOf - by the address of a script
 * @returns the page; nothing for a page that links none of the sheets, such as a redirect
 */
export function withStyles(
  html: string,
  sheets: readonly Sheet[],
  integrityOf: (address: string) => string,
): string | undefined {
  const classes = new Set(
    [...html.matchAll(CLASS)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare!).split(/\s+/),
    ),
  );
  const needed = sheets.filter(
    (sheet) =>
      !sheet.classes || [...sheet.classes].some((name) => classes.has(name)),
  );
  const common = sheets[0]?.address;
  if (![...html.matchAll(LINK)].some(([, address]) => address === common)) {
    return undefined;
  }
  return html
    .replace(
      APP_SCRIPTS,
      (_, head: string, quoted?: string, bare?: string) =>
        `${head}"${(quoted ?? bare!)
          .split(' ')
          .map((script) => `${script}#${integrityOf(script)}`)
          .join(' ')}"`,
    )
    .replace(LINK, (link, address: string) =>
      address === common ? needed.map(styleElement).join('') : link,
    );
}

function styleElement({address, integrity, css}: Sheet): string {
  const text = css.replaceAll('</style', '<\\/style');
  return `<style ${SHEET_ATTRIBUTE}="${address}" ${INTEGRITY_ATTRIBUTE}="${integrity}">${text}</style>`;
}
