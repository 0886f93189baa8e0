import {expect, it} from 'vitest';
import {
  findPagePlace,
  getJsxAttribute,
  listPages,
  getPageStore,
  parseMarkdownFile,
} from '../../../src/content';
import {createSetPagesReader} from '../../../src/reference/shared/pages';
import {findLiveFences} from '../../../src/live/node';
import {listLiveDemos} from '../../../src/reference/spreadsheet/liveDemos';
import {SPREADSHEET_SET} from '../../../src/site/sets/spreadsheet/set';

const ROOT = process.cwd();

const GALLERY = 'docs-spreadsheet/demos.mdx';

it('the gallery lists every other guide with live samples once', () => {
  const live = listPages(ROOT, [SPREADSHEET_SET.folder])
    .filter((file) => findPagePlace(file)?.partial === false)
    .filter((file) => file !== GALLERY && !file.includes('/reference/'))
    .filter((file) => findLiveFences(getPageStore(ROOT), file).length > 0);
  const pages = createSetPagesReader(SPREADSHEET_SET)();
  const gallery = parseMarkdownFile(GALLERY, ROOT);
  const listed = gallery.elements
    .filter(({element}) => element.name === 'LiveDemos')
    .flatMap(({element}) => {
      const of = String(getJsxAttribute(element, 'of')).split(' ');
      return listLiveDemos(pages, of)?.children ?? [];
    });
  expect(listed).toHaveLength(live.length);
  expect(live.length).toBeGreaterThan(40);
});
