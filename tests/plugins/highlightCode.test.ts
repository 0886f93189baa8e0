import {describe, expect, it} from 'vitest';
import {highlightCode} from '../../src/plugins/highlight-code';

/** The `code` element of a fence, after the plugin. */
function coloured(text: string, className?: string[]) {
  const code = {
    type: 'element',
    tagName: 'code',
    properties: {className},
    children: [{type: 'text', value: text}],
  };
  const pre = {type: 'element', tagName: 'pre', children: [code]};
  highlightCode()({type: 'root', children: [pre]});
  return code;
}

describe('highlightCode', () => {
  it('makes a fence one text of HTML, without elements to compile', () => {
    const {properties, children} = coloured('int a = b < 1;\n', ['language-c']);
    expect(properties).toEqual({
      className: ['hljs', 'language-c'],
      html: '<span class="hljs-type">int</span> a = b &lt; <span class="hljs-number">1</span>;\n',
    });
    expect(children).toEqual([]);
  });

  it.each([
    ['plain text', ['language-text']],
    ['a language that it does not know', ['language-klingon']],
    ['a fence without a language', undefined],
  ])('leaves %s as it is', (_, className) => {
    const {properties, children} = coloured('a < b\n', className);
    expect(properties).toEqual({className});
    expect(children).toEqual([{type: 'text', value: 'a < b\n'}]);
  });

  it('leaves code within a line as it is', () => {
    const code = {
      type: 'element',
      tagName: 'code',
      properties: {className: ['language-c']},
      children: [{type: 'text', value: 'int'}],
    };
    highlightCode()({
      type: 'root',
      children: [{type: 'element', tagName: 'p', children: [code]}],
    });
    expect(code.children).toEqual([{type: 'text', value: 'int'}]);
  });
});
