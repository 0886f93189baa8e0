import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {keyLine} from '../../../src/sets/page/frontMatter';
import type {Edit} from '../edits';
import type {MovedId} from './renameId';

/** Keys of front matter that hold the id of a page. */
const KEYS = ['pagination_prev', 'pagination_next'];

/** Changes of the front matter of a page that names the moved one as the page before or after it. */
export function neighbourEdits(page: SourcePage, {from, to}: MovedId): Edit[] {
  return KEYS.filter((key) => page.frontMatter[key] === from).map((key) => {
    const lines = page.text.split('\n');
    const index = keyLine(page, key) - 1;
    const before = lines.slice(0, index).join('\n').length + 1;
    const start = page.text.indexOf(from, before + key.length);
    return {start, end: start + from.length, text: to};
  });
}
