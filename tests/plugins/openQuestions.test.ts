import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import openQuestions from '../../src/plugins/open-questions';
import {sourceReader} from '../../src/plugins/sourceReader';
import {listPages, PAGE_FOLDERS} from '../../src/sets/page/listPages';
import {ANSWERS_FILE} from '../../src/sets/questions/answers';
import type {QuestionGroup} from '../../src/site/openQuestions';
import {scratchFolder} from '../support/scratchFolder';

/** No packages stand there, so that nothing is kept. */
const read = sourceReader(scratchFolder('nothing-kept'));

const MARK = /<Unspecified id="([\w.-]+)"/g;

function idsIn(isListed: (file: string) => boolean): string[] {
  return listPages(process.cwd())
    .filter(isListed)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(MARK)])
    .map(([, id]) => id!)
    .sort();
}

async function generated(locale: string): Promise<QuestionGroup[]> {
  const plugin = openQuestions(
    {siteDir: process.cwd(), i18n: {currentLocale: locale}} as never,
    {read},
  );
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

  describe('after an edit', () => {
    const siteDir = scratchFolder('questions');
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      writeFileSync(path.join(siteDir, file), text);
    };
    const ask = (page: string, question: string) =>
      write(
        `docs-ocr/${page}.mdx`,
        `# ${page}\n\n<Unspecified id="ocr.${page}">${question}</Unspecified>\n`,
      );

    beforeEach(() => {
      PAGE_FOLDERS.forEach((folder) =>
        mkdirSync(path.join(siteDir, folder), {recursive: true}),
      );
      write(ANSWERS_FILE, '{}');
      ask('first', 'How many?');
      ask('second', 'How large?');
    });

    it('lists the question as it is now', async () => {
      const {loadContent} = openQuestions(
        {siteDir, i18n: {currentLocale: 'en'}} as never,
        {read},
      );
      const questions = async () =>
        (await loadContent!())!.flatMap((group) =>
          group.questions.map(({question}) => question),
        );
      expect(await questions()).toEqual(['How many?', 'How large?']);
      ask('second', 'How large at most?');
      expect(await questions()).toEqual(['How many?', 'How large at most?']);
    });
  });
});
