import type {Code} from 'mdast';
import {describe, expect, it} from 'vitest';
import {markSeenOpenings} from '../../../src/sets/page/sampleOpening';

const OPENING =
  "import {createSpreadsheet} from 'spreadsheet-sdk';\n\nconst {ui} = await createSpreadsheet('#sheet', {\n  licenseKey: 'KEY',\n});\n";

/** What each fence of a page is told of its lines that were seen before. */
function seenLines(...texts: string[]) {
  const children = texts.map((value): Code => ({type: 'code', value}));
  markSeenOpenings()({type: 'root', children});
  return children.map(({data}) => data?.hProperties?.['seenLines']);
}

describe('markSeenOpenings', () => {
  it('counts the lines with which an earlier sample of the page began', () => {
    expect(seenLines(`${OPENING}ui.theme;`, `${OPENING}ui.locale;`)).toEqual([
      undefined,
      5,
    ]);
    expect(seenLines(OPENING.trim(), OPENING.trim())).toEqual([undefined, 5]);
  });

  it.each([
    ['of another page', [`${OPENING}ui.theme;`]],
    ['that take other names', [OPENING, OPENING.replace('{ui}', '{editor}')]],
    ['that only import', ["import {a} from 'a';", "import {a} from 'a';"]],
  ])('leaves those %s', (_, texts) => {
    expect(seenLines(...texts).filter(Boolean)).toEqual([]);
  });
});
