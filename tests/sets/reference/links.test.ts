import type {Code} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/sets/page/markdown';
import {linkNames} from '../../../src/sets/reference/linkNames';
import {markNames, NAME_LINKS} from '../../../src/sets/reference/sampleLinks';

describe('linkNames', () => {
  const linked = (source: string, route = '/set/page') => {
    const {tree} = parseMarkdown(source, 'page.mdx');
    linkNames(
      tree,
      (text) =>
        text === 'draw()'
          ? '/set/pens#draw'
          : text === 'self'
            ? '/set/page'
            : undefined,
      route,
    );
    return JSON.stringify(tree).match(/"type":"link","url":"[^"]*"/g) ?? [];
  };

  it('links a name in prose and tables, once in each section', () => {
    expect(
      linked(
        '`draw()` and `draw()`.\n\n## More\n\n| a |\n| - |\n| `draw()` |\n',
      ),
    ).toHaveLength(2);
  });

  it('leaves headings, links, other names and the page itself', () => {
    expect(
      linked('## `draw()`\n\n<a href="/x">`draw()`</a> `other` `self`'),
    ).toEqual([]);
    expect(linked('[`draw()`](/y)')).toEqual([]);
  });
});

describe('markNames', () => {
  it('marks a fence that has names, and no other', () => {
    const fence: Code = {type: 'code', value: 'run();'};
    markNames(fence, new Map());
    expect(fence.data).toBeUndefined();
    markNames(fence, new Map([['run', '/set/run']]));
    expect(fence.data?.hProperties).toEqual({
      [NAME_LINKS]: '{"run":"/set/run"}',
    });
  });
});
