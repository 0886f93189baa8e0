import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listPages} from '../../sets/page/listPages';
import {originalOf} from '../../sets/page/place';
import {parsePage, type SourcePage} from '../../sets/page/sourcePage';
import {ANSWERS_FILE} from '../../sets/questions/answers';
import {collectQuestions} from '../../sets/questions/collect';
import {MARK} from '../../sets/questions/marks';
import {toLocale} from '../../site/locales';
import type {QuestionGroup} from '../../site/openQuestions';
import {translatedQuestions} from '../../site/translations';

/** Generates what the page of open questions lists, from the sources of all pages. */
export default function openQuestionsPlugin({
  siteDir,
  i18n,
}: LoadContext): Plugin<QuestionGroup[]> {
  const locale = toLocale(i18n.currentLocale);
  const read = (file: string) => {
    const absolute = path.join(siteDir, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  };
  // As they were parsed last: an edit changes one of them, and waits for all that are parsed again.
  const parsed = new Map<string, SourcePage>();
  const parse = (file: string, text: string): SourcePage => {
    const last = parsed.get(file);
    const page = last?.text === text ? last : parsePage(file, text);
    parsed.set(file, page);
    return page;
  };
  return {
    name: 'open-questions',
    getPathsToWatch: () =>
      [ANSWERS_FILE, translatedQuestions(locale), ...listPages(siteDir)].map(
        (file) => path.join(siteDir, file),
      ),
    loadContent: () =>
      collectQuestions(
        {pages: markedPages(siteDir, read, parse), read},
        locale,
      ),
    async contentLoaded({content, actions}) {
      await actions.createData('questions.json', JSON.stringify(content));
    },
  };
}

/** The pages with a mark, and the translations of those: no others need to be parsed. */
function markedPages(
  siteDir: string,
  read: (file: string) => string | undefined,
  parse: typeof parsePage,
): SourcePage[] {
  const texts = new Map(
    listPages(siteDir).map((file) => [file, read(file) ?? '']),
  );
  const isMarked = (file: string | undefined) =>
    texts.get(file ?? '')?.includes(`<${MARK}`) ?? false;
  return [...texts]
    .filter(([file]) => isMarked(file) || isMarked(originalOf(file)))
    .map(([file, text]) => parse(file, text));
}
