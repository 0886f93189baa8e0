import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {findTranslatedFile, getPageStore} from '../../src/content';
import {SET_REFERENCES} from '../../src/reference';
import * as md from '../../src/content/mdast';
import {translateBlocks} from '../../src/reference/shared/translateBlocks';

it('translates texts between names and comments, and marks English ones', () => {
  const blocks = [
    md.paragraph('Members: ', md.code('run'), '.'),
    md.paragraph('Contract version 1.1'),
    md.paragraph('An English comment.'),
    md.element('ApiTable', {label: 'Members of Sheet'}),
  ];
  translateBlocks(blocks, 'ko');
  expect(JSON.stringify(blocks)).toContain('"value":"멤버: "');
  expect(blocks[1]).toMatchObject({
    children: [{value: '인터페이스 명세 버전 1.1'}],
  });
  expect(blocks[2]).toMatchObject({
    children: [{data: {hName: 'span', hProperties: {lang: 'en'}}}],
  });
  expect(blocks[3]).toMatchObject({attributes: [{value: 'Sheet의 멤버'}]});
});

const plain = (text: string) =>
  text.replace(/\{@link ([^}]*)\}|[`*"]/g, '$1').toLowerCase();

it.each(Object.entries(SET_REFERENCES))(
  'leaves only comments and titles of %s in English',
  async (set, {outline, listTexts}) => {
    const pages = getPageStore()
      .pages()
      .filter(
        ({area, locale, text}) =>
          area === set &&
          locale === 'en' &&
          /<(?:Api(?!Changelog)|Member)/.test(text),
      );
    const titles = pages.flatMap(({title, headings}) => [
      title,
      ...headings.flatMap(({text}) => [text, `${title} (${text})`]),
    ]);
    const known = [...listTexts().map(({english}) => english), ...titles]
      .map(plain)
      .join('\n');
    const marked: string[] = [];
    for (const {file, tree} of pages) {
      const copy = structuredClone(tree);
      await outline()(copy, {path: findTranslatedFile(file, 'ko')!});
      visit(copy, 'emphasis', (node) => {
        if ('lang' in (node.data?.hProperties ?? {})) {
          marked.push(
            plain(textOf(node))
              .replace(/^: |\.$/g, '')
              .trim(),
          );
        }
      });
    }
    expect(pages.length).toBeGreaterThan(5);
    expect(marked.filter((text) => !known.includes(text))).toEqual([]);
  },
  60_000,
);
