import {readFileSync} from 'node:fs';
import path from 'node:path';
// eslint-disable-next-line no-restricted-imports -- a helper, not the room src/pages
import {listPages} from '../../../scripts/lib/pages';
import {buildIndex} from '../../search/engines/embedded/buildIndex';
import {extractPage} from '../../search/extract/page';
import {DOCS_SETS} from '../../site/docsSets';
import {renderDevPage} from './devPage';

/** What the development server knows about the site. */
export interface DevSite {
  readonly siteDir: string;
  readonly locale: string;
  readonly baseUrl: string;
}

/**
 * Makes the index of the development server from the sources of the pages, as they are now.
 *
 * @returns file name → text. Pages that cannot be read just now (half an edit) are left out.
 */
export function buildDevIndex(site: DevSite): Map<string, string> {
  const records = [
    ...Object.values(DOCS_SETS).flatMap(({id, folder, routeBasePath, label}) =>
      readFolder(site, folder, routeBasePath, `docs-${id}-current`, label),
    ),
    ...readFolder(site, 'src/pages', '', 'default'),
  ];
  const files = buildIndex(records, site.locale, {headingsOnly: false});
  return new Map(files.map(({name, text}) => [name, text]));
}

function readFolder(
  site: DevSite,
  folder: string,
  route: string,
  tag: string,
  label?: string,
) {
  return listPages(site.siteDir, [folder])
    .filter((file) => !/(?:^|\/)_|\/csh-redirect\./.test(file))
    .flatMap((file) => {
      const page = file.slice(folder.length + 1).replace(/\.mdx?$/, '');
      const groups = page.split('/').slice(0, -1);
      const address = [route, page].filter(Boolean).join('/');
      try {
        const html = renderDevPage({
          source: readFileSync(path.join(site.siteDir, file), 'utf8'),
          file,
          tag,
          language: site.locale,
          breadcrumbs: label ? [label, ...groups.slice(-1)] : [],
        });
        const url = `http://localhost${site.baseUrl}${address}`;
        return extractPage({html, url}) ?? [];
      } catch {
        // The development server itself reports what is wrong with the page.
        return [];
      }
    });
}
