import {readFileSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import openQuestions from '../../src/plugins/open-questions';
import {listPages} from '../../src/sets/page/listPages';
import type {QuestionGroup} from '../../src/site/openQuestions';

const MARK = /<Unspecified id="([\w.-]+)"/g;

function idsIn(isListed: (file: string) => boolean): string[] {
  return listPages(process.cwd())
    .filter(isListed)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(MARK)])
    .map(([, id]) => id!)
    .sort();
}

async function generated(locale: string): Promise<QuestionGroup[]> {
  const plugin = openQuestions({
    siteDir: process.cwd(),
    i18n: {currentLocale: locale},
  } as never);
  const content = await plugin.loadContent!();
  const createData = vi.fn();
  await plugin.contentLoaded?.({content, actions: {createData}} as never);
  const [name, text] = createData.mock.calls[0] as [string, string];
  expect(name).toBe('questions.json');
  return JSON.parse(text) as QuestionGroup[];
}

describe('open-questions', () => {
  it.each(['en', 'ko'])(
    'lists every mark of the site in %s',
    async (locale) => {
      const groups = await generated(locale);
      const questions = groups.flatMap((group) => group.questions);
      expect(questions.length).toBeGreaterThan(15);
      expect(questions.map(({id}) => id).sort()).toEqual(
        idsIn((file) => !file.startsWith('i18n/')),
      );
      expect(questions.filter(({questionLang}) => questionLang)).toEqual([]);
      const hangul = questions.filter(({question}) => /[가-힣]/.test(question));
      expect(hangul).toHaveLength(locale === 'ko' ? questions.length : 0);
    },
  );
});
