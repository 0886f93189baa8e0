import {compile, evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it} from 'vitest';
import {localJsx} from '../../src/plugins/local-jsx';

const PAGE = '# Open\n\nA *file* or a **folder**.\n\n- one\n- two\n';

describe('localJsx', () => {
  it('uses every name that a page imports from React once', async () => {
    const code = String(await compile(PAGE, {recmaPlugins: [localJsx]}));
    const [, names = ''] =
      /import \{([^}]*)\} from "react\/jsx-runtime"/.exec(code) ?? [];
    const locals = names.split(',').map((each) => each.split(' as ')[1]!);
    expect(locals).toHaveLength(3);
    for (const local of locals) {
      // In the import, and where its own name is made.
      expect(code.split(new RegExp(`\\b${local}\\b`))).toHaveLength(3);
    }
    // What the bundler keeps a record of without the plugin.
    const plain = String(await compile(PAGE));
    expect(plain.split(/\b_jsxs?\b/).length).toBeGreaterThan(10);
  });

  it('changes nothing of the page', async () => {
    const html = async (recmaPlugins: [] | [typeof localJsx]) => {
      const {default: Page} = await evaluate(PAGE, {...runtime, recmaPlugins});
      return renderToStaticMarkup(createElement(Page));
    };
    expect(await html([localJsx])).toBe(await html([]));
  });

  it('leaves what the development server compiles', async () => {
    const code = async (recmaPlugins: [] | [typeof localJsx]) =>
      String(await compile(PAGE, {development: true, recmaPlugins}));
    expect(await code([localJsx])).toBe(await code([]));
  });
});
