// What a search server may say that no server says: anything in any one place.
import {expect, it} from 'vitest';
import type {SearchAnswer} from '../../src/search/engine';
import {readAnswer} from '../../src/search/engines/hosted/readAnswer';
import {numbersFrom, withAnother} from '../support/generatedValues';

/** Whether the page can show an answer: all that it shows is text. */
function isShowable({hits, total}: SearchAnswer): boolean {
  return (
    Number.isFinite(total) &&
    hits.every(
      ({address, type, section, title, path, summary}) =>
        [address, type, section].every((text) => typeof text === 'string') &&
        [title, summary, ...path].every((parts) =>
          parts.every(({text}) => typeof text === 'string'),
        ),
    )
  );
}

it('the hosted search answers with text, or says that it failed', () => {
  const random = numbersFrom(2);
  const hit = (number: number) => ({
    document: {
      id: String(number),
      type: 'lvl1',
      url: `http://localhost:3000/ocr/page-${number}`,
      'hierarchy.lvl0': 'OCR SDK',
      'hierarchy.lvl1': 'run',
      content: 'A text',
    },
    highlight: {'hierarchy.lvl1': {value: '<mark>run</mark>'}},
  });
  const whole = {
    results: [
      {
        found: 2,
        page: 1,
        grouped_hits: [1, 2].map((number) => ({
          group_key: ['x'],
          hits: [hit(number)],
        })),
      },
    ],
  };
  for (let round = 0; round < 5_000; round += 1) {
    const text = JSON.stringify(withAnother(whole, random));
    let answer: SearchAnswer | undefined;
    try {
      answer = readAnswer(text, {page: 1, perPage: 20});
    } catch (error) {
      expect((error as Error).message).toContain('search server');
    }
    expect(answer === undefined || isShowable(answer), text).toBe(true);
  }
});
