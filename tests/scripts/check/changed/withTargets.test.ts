import {describe, expect, it} from 'vitest';
import {withTargets} from '../../../../scripts/check/changed/withTargets';
import {diskFiles, overlayFiles} from '../../../../scripts/check/files';
import {links} from '../../../../scripts/check/rules/links';
import {spelling} from '../../../../scripts/check/rules/spelling';
import {pageText, SITE_TABLES} from '../support';

const PAGE = 'docs-ocr/planted.mdx';

function sourcesOf(body: string) {
  const files = overlayFiles(diskFiles(process.cwd()), {
    [PAGE]: pageText(body),
  });
  return withTargets(files, SITE_TABLES, [PAGE]);
}

describe('a page read with the pages that it names', () => {
  it('is read with no other', () => {
    const {pages} = sourcesOf(
      '[a](./api/run.mdx#options) [b](/spreadsheet/intro) [c](./none.mdx)',
    );
    expect(pages.map(({file}) => file).sort()).toEqual([
      'docs-ocr/api/run.mdx',
      PAGE,
      'docs-spreadsheet/intro.mdx',
    ]);
  });

  it('is held to the links that it has', async () => {
    const {problems} = await links.run(
      sourcesOf(
        '[a](./api/run.mdx#options) [b](/spreadsheet/intro)\n[c](./none.mdx) [d](/spreadsheet/none)\n[e](./intro.mdx#none)',
      ),
    );
    expect(
      problems
        .filter(({file}) => file === PAGE)
        .map(({line, found}) => `${line} ${found}`),
    ).toEqual([
      '7 link to `./none.mdx`',
      '7 link to `/spreadsheet/none`',
      '8 link to `./intro.mdx#none`',
    ]);
  });

  it('may say the names of code that other pages define', async () => {
    // LibTorch stands in no contract's name and in no dictionary, but in samples of other pages.
    const {problems} = await spelling.run(
      sourcesOf('LibTorch is a library, LibTorhc is none.'),
    );
    expect(problems.map(({line, found}) => `${line} ${found}`)).toEqual([
      '6 "LibTorhc"',
    ]);
  });
});
