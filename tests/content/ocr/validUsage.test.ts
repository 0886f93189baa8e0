import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseHeaderFile} from '../../../src/sets/ocr/contract/header';
import {validUsage} from '../../../src/sets/ocr/reference/validUsage';
import {renderPage, sectionText} from './renderedPage';

const FILE = 'contracts/ocr/argo_sdk.h';
const header = await parseHeaderFile(FILE);
const rulesOf = header.functions.map(
  (item) => [item.name, item, validUsage(item, header)] as const,
);

describe('validUsage', () => {
  it('lists what must hold for each parameter and for the call', () => {
    const [, , rules] = rulesOf.find(([name]) => name === 'runAsync')!;
    expect(
      rules.map(({id, otherwise}) => `${id}: ${otherwise ?? 'undefined'}`),
    ).toEqual([
      'handle-null: ARGO_E_INVALID_HANDLE',
      'handle-valid: undefined',
      'handle-state: ARGO_E_NOT_INITIALIZED',
      'imagePath-null: ARGO_E_INVALID_ARGUMENT',
      'imagePath-encoding: ARGO_E_ENCODING',
      'imagePath-1: The job reads what the file contains when it starts, or fails.',
      'optionJson-encoding: ARGO_E_ENCODING',
      'optionJson-json: ARGO_E_JSON',
      'optionJson-options: ARGO_E_OPTION',
      'callback-null: ARGO_E_INVALID_ARGUMENT',
      'userData-1: undefined',
      'call-threads: undefined',
    ]);
  });

  it('has at least one rule for each code that a caller can prevent, and no other code', () => {
    const preventable =
      /^ARGO_E_(INVALID_\w+|ENCODING|JSON|OPTION|NOT_INITIALIZED|ALREADY_INITIALIZED|IN_CALLBACK|BUSY|BASE64)$/;
    let codes = 0;
    for (const [name, {errors}, rules] of rulesOf) {
      const listed = errors
        .map(({code}) => code)
        .filter((code) => preventable.test(code));
      const led = rules.flatMap(({otherwise}) =>
        otherwise?.startsWith('ARGO_E_') ? [otherwise] : [],
      );
      expect(new Set(led), name).toEqual(new Set(listed));
      codes += listed.length;
    }
    expect(codes).toBeGreaterThan(80);
  });

  it('leaves nothing unspecified, and names each rule once', () => {
    for (const [name, , rules] of rulesOf) {
      const ids = rules.map(({id}) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(
        rules.filter(({otherwise}) => otherwise?.startsWith('Not specified')),
        name,
      ).toEqual([]);
    }
  });

  it('stands on the page of each function, an anchor for each rule', async () => {
    const page = await renderPage('/ocr/api/run');
    expect(sectionText(page, 'usage')).toContain(
      'imagePathmust be UTF-8 without a byte order mark.ARGO_E_ENCODING (103)',
    );
    expect(JSON.stringify(page)).toContain('"id":"usage-imagePath-encoding"');
    expect(sectionText(await renderPage('/ocr/api/getGpuCount'), 'usage')).toBe(
      'None: the function can be called at any time.',
    );
  });
});

describe('the list of breaches', () => {
  it('says on its page what the header says', async () => {
    const [, block = ''] =
      / \* Breaches\.[^:]*: *\n?[^-]*?\n((?: \*   .*\n)+)/.exec(
        readFileSync(FILE, 'utf8'),
      ) ?? [];
    const breaches = block
      .replace(/^ \* {3}(?: {2})?/gm, '')
      .split(/^- /m)
      .map((text) => text.replace(/\s+/g, ' ').replace(/[;.] $/, ''))
      .filter(Boolean);
    expect(breaches).not.toEqual([]);
    const page = await renderPage('/ocr/api/c_api_details');
    const bare = (text: string) => text.replace(/[()"` ]/g, '');
    const shown = bare(sectionText(page, 'breaches')!);
    for (const breach of breaches) {
      expect(shown).toContain(bare(breach));
    }
  });
});
