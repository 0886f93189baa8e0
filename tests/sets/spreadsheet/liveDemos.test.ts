import {expect, it} from 'vitest';
import {jsxAttribute} from '../../../src/sets/page/elements';
import {listPages} from '../../../src/sets/page/listPages';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {pagePlaceOf} from '../../../src/sets/page/place';
import {setPagesReader} from '../../../src/sets/reference/setPages';
import {liveFencesOf} from '../../../src/sets/samples/live';
import {liveDemos} from '../../../src/sets/spreadsheet/reference/liveDemos';
import {SPREADSHEET} from '../../../src/sets/spreadsheet/set';

const ROOT = process.cwd();

it('the gallery lists every guide with live samples once', () => {
  const live = listPages(ROOT, [SPREADSHEET.folder])
    .filter((file) => pagePlaceOf(file)?.partial === false)
    .filter((file) => !file.includes('/reference/'))
    .filter((file) => liveFencesOf([parseMarkdownFile(file, ROOT)]).length > 0);
  const pages = setPagesReader('', SPREADSHEET)();
  const gallery = parseMarkdownFile('docs-spreadsheet/demos.mdx', ROOT);
  const listed = gallery.elements
    .filter(({element}) => element.name === 'LiveDemos')
    .flatMap(({element}) => {
      const of = String(jsxAttribute(element, 'of')).split(' ');
      const [list] = liveDemos(pages, of);
      return list?.type === 'list' ? list.children : [];
    });
  expect(listed).toHaveLength(live.length);
  expect(live.length).toBeGreaterThan(40);
});
