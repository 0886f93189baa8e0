import path from 'node:path';
import {meant} from '../../src/sets/meant';
import {originalOf} from '../../src/sets/page/place';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import type {RouteTable} from './routes';

/** A host, as it is written in running text: with a path, with www, or with an ending in common use. */
const BARE_HOST =
  /^(?:www\.|[\w-]+(?:\.[\w-]+)+\/|[\w.-]+\.(?:com|org|net|io|dev|kr)(?:[/?#]|$))/i;

/** The link from one page of a set to another: translations keep it, so it is that of the English page. */
function linkByFile(from: SourcePage, to: SourcePage): string {
  const folder = path.posix.dirname(originalOf(from.file) ?? from.file);
  const relative = path.posix.relative(folder, originalOf(to.file) ?? to.file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** What to write in place of a relative link without the extension of a page. */
export function extensionAdvice(
  target: string,
  hasPage: (file: string) => boolean,
): string {
  const [file = '', anchor] = target.split('#', 2);
  if (hasPage(`${file}.mdx`)) {
    return `Write ${file}.mdx${anchor === undefined ? '' : `#${anchor}`}.`;
  }
  return BARE_HOST.test(target)
    ? `Write https://${target} for another site; a page of this one has its file, with the extension.`
    : 'Add the extension: an address without one depends on where the page is shown.';
}

/** What to write in place of an address with an extension, or with a slash at its end. */
export function addressAdvice(target: string, {pages}: RouteTable): string {
  const [address = '', rest = ''] = target.split(/(?=[?#])(.*)/, 2);
  const route = address.replace(/\.(?:html?|mdx?)$|\/$/, '');
  return pages.has(route)
    ? `Write ${route}${rest}.`
    : 'Write the address as it stands in the browser.';
}

/** The link to a page of the set that was probably meant, as a sentence; empty when none is near. */
export function nearestFile(
  from: SourcePage,
  file: string,
  pages: readonly SourcePage[],
): string {
  const links = pages
    .filter(({area, partial}) => area === from.area && !partial)
    .map((page) => linkByFile(from, page));
  return meant(file, links);
}
