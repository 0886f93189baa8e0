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

  describe('the lines with which an earlier sample of the page began', () => {
    const OPENING =
      "import {createSpreadsheet} from 'spreadsheet-sdk';\n\nconst {ui} = await createSpreadsheet('#sheet', {\n  licenseKey: 'KEY',\n});\n";
    const htmlOf = (...texts: string[]) => {
      const fences = texts.map((value) => ({
        type: 'element',
        tagName: 'code',
        properties: {className: ['language-ts']} as Record<string, unknown>,
        children: [{type: 'text', value}],
      }));
      highlightCode()({
        type: 'root',
        children: fences.map((code) => ({
          type: 'element',
          tagName: 'pre',
          children: [code],
        })),
      });
      return fences.map(({properties}) => String(properties['html']));
    };
    const FOLDED = '<span class="seen-lines" tabindex="-1">';

    it('are folded, and stay text to copy', () => {
      const [first, second] = htmlOf(
        `${OPENING}ui.theme;\n`,
        `${OPENING}ui.locale;\n`,
      );
      expect(first).not.toContain(FOLDED);
      expect(second!.startsWith(FOLDED)).toBe(true);
      expect(second).toMatch(/\}\);\n<\/span>ui\./);
      const text = second!.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
      expect(text).toBe(`${OPENING}ui.locale;\n`);
    });

    it.each([
      ['of another page', [`${OPENING}ui.theme;\n`]],
      ['that take other names', [OPENING, OPENING.replace('{ui}', '{editor}')]],
      [
        'that only import',
        ["import {a} from 'a';\n", "import {a} from 'a';\n"],
      ],
    ])('are left as they are: those %s', (_, texts) => {
      expect(htmlOf(...texts).join('')).not.toContain(FOLDED);
    });
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
