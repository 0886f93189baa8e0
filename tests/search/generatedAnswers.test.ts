// What an index or a search server may say that no build and no server says: anything in any one place.
import {expect, it} from 'vitest';
import type {SearchAnswer} from '../../src/search/answer';
import {buildIndex} from '../../src/search/engines/embedded/build/buildIndex';
import {MANIFEST_FILE} from '../../src/search/engines/embedded/indexFiles';
import {readAnswer} from '../../src/search/engines/hosted/readAnswer';
import {numbersFrom, pick, withAnother} from '../support/generatedValues';
import {openIndex} from './builtIndex';
import {generateRecords} from './generatedRecords';

const QUERIES = ['stream', 'open stream', 'strem', 'openstr', 'E_1'];

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

const ask = (text: string) => ({text, page: 1, perPage: 20});

it('the embedded search answers with text, or says that it failed', async () => {
  const random = numbersFrom(1);
  const records = generateRecords({pages: 6, sets: 2});
  const files = buildIndex(records, 'en');
  const others = files.filter(({name}) => name !== MANIFEST_FILE);
  let failures = 0;
  const rounds = 50;
  for (let round = 0; round < rounds; round += 1) {
    const {name} = pick(random, others);
    const changed = files.map((file) =>
      file.name === name
        ? {
            name,
            text: JSON.stringify(withAnother(JSON.parse(file.text), random)),
          }
        : file,
    );
    const engine = openIndex(changed);
    for (const query of QUERIES) {
      const answer = await engine.search(ask(query)).catch((error: unknown) => {
        expect(error).toBeInstanceOf(Error);
        failures += 1;
        return undefined;
      });
      expect(
        answer === undefined || isShowable(answer),
        `${query}: ${changed.find((file) => file.name === name)!.text.slice(0, 200)}`,
      ).toBe(true);
    }
  }
  console.log(
    `${rounds} changed files of an index, ${rounds * QUERIES.length} queries, ${failures} told as failures`,
  );
  expect(failures).toBeGreaterThan(0);
});

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
