import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {OPEN_QUESTIONS} from '../../src/site/openQuestions';
import {findAll, hasClass, hrefsOf} from './html';
import {BUILT_LOCALES, contentPagesOf, pageAt} from './site';

/** The question of a mark on an English page. */
const QUESTION = 'On how many machines can one licence key be active?';

describe.each(BUILT_LOCALES)('$name', (built) => {
  const list = pageAt(built, OPEN_QUESTIONS);
  const address = built.prefix + OPEN_QUESTIONS;

  it('lists each mark of its pages, and each mark leads to its question', () => {
    const marks = contentPagesOf(built).flatMap((page) =>
      findAll(page, ({attribs}) => 'data-unspecified' in attribs),
    );
    const ids = marks.map(({attribs}) => attribs['data-unspecified']!);
    console.log(`${built.name}: ${ids.length} marks`);
    expect(ids.length).toBeGreaterThan(15);
    const listed = findAll(
      list,
      ({name, attribs}) =>
        name === 'li' && /^[a-z-]+\./.test(attribs['id'] ?? ''),
    ).map(({attribs}) => attribs['id']);
    expect(new Set(listed)).toEqual(new Set(ids));
    expect(new Set(listed).size).toBe(listed.length);
    for (const mark of marks) {
      const id = mark.attribs['data-unspecified'];
      expect(mark.name === 'span' ? [] : hrefsOf(mark)).toEqual(
        mark.name === 'span' ? [] : [`${address}#${id}`],
      );
    }
  });

  it('is linked from every footer', () => {
    const footers = contentPagesOf(built).flatMap((page) =>
      findAll(page, (element) => hasClass(element, 'footer')),
    );
    expect(footers.length).toBeGreaterThan(80);
    for (const footer of footers) {
      expect(hrefsOf(footer)).toContain(address);
    }
  });

  it.runIf(built.locale === 'en')(
    'keeps its questions out of what other pages load',
    () => {
      const folder = path.join(
        buildDir(built.build),
        built.prefix,
        'assets/js',
      );
      const holders = readdirSync(folder).filter((file) =>
        readFileSync(path.join(folder, file), 'utf8').includes(QUESTION),
      );
      expect(holders).toHaveLength(1);
    },
  );
});
