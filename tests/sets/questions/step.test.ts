import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {toString as textOf} from 'mdast-util-to-string';
import {describe, expect, it, onTestFinished} from 'vitest';
import {parseMdx} from '../../../src/sets/page/mdx';
import {jsxElementsOf} from '../../../src/sets/page/elements';
import {linksOf} from '../../../src/sets/page/links';
import remarkUnspecified from '../../../src/sets/questions/step';
import {scratchFolder} from '../../support/scratchFolder';

const ENGLISH = 'docs-ocr/intro.mdx';
const KOREAN = 'i18n/ko/docusaurus-plugin-content-pages/legal/refund.mdx';
const SOURCE =
  'Seats: <Unspecified id="ocr.seats">How many machines?</Unspecified>.';

const ANSWER = {
  answer: {ko: '세 대', en: 'three machines'},
  source: {name: 'Data sheet 7', url: 'https://vendor.example/7.pdf'},
};

function answersFile(answers: object): string {
  const file = path.join(
    scratchFolder('answers', onTestFinished),
    'answers.json',
  );
  writeFileSync(file, JSON.stringify(answers));
  return file;
}

async function after(file: string, answers: object) {
  const tree = parseMdx(SOURCE, file);
  await remarkUnspecified(answersFile(answers))(tree, {
    path: path.resolve(file),
  });
  const [mark] = jsxElementsOf(tree);
  return {
    text: textOf(tree),
    links: linksOf(tree).map(({target}) => target),
    attributes: mark!.element.attributes.map((attribute) =>
      'name' in attribute ? attribute.name : '',
    ),
  };
}

describe('remarkUnspecified', () => {
  it.each([
    [ENGLISH, 'Seats: not specified by the vendor.'],
    [KOREAN, 'Seats: 공급사가 명시하지 않음.'],
  ])('speaks the language of %s', async (file, text) => {
    expect(await after(file, {})).toEqual({
      text,
      links: [],
      attributes: ['id'],
    });
  });

  it.each([
    [ENGLISH, 'Seats: three machines (source: Data sheet 7).'],
    [KOREAN, 'Seats: 세 대 (출처: Data sheet 7).'],
  ])('gives the answer and its source in %s', async (file, text) => {
    expect(await after(file, {'ocr.seats': ANSWER})).toEqual({
      text,
      links: ['https://vendor.example/7.pdf'],
      attributes: ['id', 'answered'],
    });
  });

  it('names a source without an address', async () => {
    const source = {name: 'Letter of 2 May'};
    const {text, links} = await after(ENGLISH, {
      'ocr.seats': {...ANSWER, source},
    });
    expect(text).toBe('Seats: three machines (source: Letter of 2 May).');
    expect(links).toEqual([]);
  });

  it('takes nothing for an answer that objects inherit', async () => {
    const tree = parseMdx(SOURCE.replace('ocr.seats', 'constructor'), ENGLISH);
    await remarkUnspecified(answersFile({}))(tree, {path: ENGLISH});
    expect(textOf(tree)).toBe('Seats: not specified by the vendor.');
  });

  it('stops at an answer without a source, and says file, id and cure', async () => {
    const broken = {'ocr.seats': {answer: ANSWER.answer}};
    await expect(after(ENGLISH, broken)).rejects.toThrow(
      /answers\.json:1: "ocr\.seats": an answer without a source\n {4}expected source\.name, .*\n {4}Name the document/,
    );
  });
});
