import {APP_SCRIPTS_META} from '../../native/app';
import {INTEGRITY_ATTRIBUTE, SHEET_ATTRIBUTE} from '../../site/sheetAttribute';

/** The style sheet of the application. */
interface Sheet {
  readonly address: string;
  /** The styles of it that a page can use. */
  readonly css: string;
}

/** What a page links and names, as the template of pages writes it and the minifier of HTML leaves it. */
const LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;
const APP_SCRIPTS = new RegExp(
  `(<meta name="?${APP_SCRIPTS_META}"? content=)(?:"([^"]*)"|([^\\s>]+))`,
);

/**
 * Puts styles into a page in the place of their sheet, and names the scripts of the application with their integrity
 * (src/native/loadFile.ts).
 *
 * @param html - of the page, as Docusaurus wrote it
 * @param integrityOf - by the address of a file
 */
export function withStyles(
  html: string,
  {address, css}: Sheet,
  integrityOf: (address: string) => string,
): string {
  const text = css.replaceAll('</style', '<\\/style');
  const element = `<style ${SHEET_ATTRIBUTE}="${address}" ${INTEGRITY_ATTRIBUTE}="${integrityOf(address)}">${text}</style>`;
  return html
    .replace(
      APP_SCRIPTS,
      (_, head: string, quoted?: string, bare?: string) =>
        `${head}"${(quoted ?? bare!)
          .split(' ')
          .map((script) => `${script}#${integrityOf(script)}`)
          .join(' ')}"`,
    )
    .replace(LINK, (link, linked: string) =>
      linked === address ? element : link,
    );
}
