import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listPages} from '../page/listPages';
import {scanFrontMatter} from '../page/frontMatter';
import {originalOf} from '../page/place';
import {placeOf} from '../page/sourcePage';
import {ANSWERS_FILE} from '../questions/answers';
import {collectQuestions} from '../questions/collect';
import {hasMarks, type MarkedPage} from '../questions/marks';
import {toLocale} from '../../site/locales';
import type {QuestionGroup} from '../../site/openQuestions';
import {translatedQuestions} from '../../site/translations';
import type {ReadSource} from '../../live/source/reader';

interface Options {
  /** Reads the source of a page. */
  readonly read: ReadSource;
}

/** Generates what the page of open questions lists, from the sources of all pages. */
export default function openQuestionsPlugin(
  {siteDir, i18n}: LoadContext,
  {read: readSource}: Options,
): Plugin<QuestionGroup[]> {
  const locale = toLocale(i18n.currentLocale);
  const read = (file: string) => {
    const absolute = path.join(siteDir, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  };
  return {
    name: 'open-questions',
    getPathsToWatch: () =>
      [ANSWERS_FILE, translatedQuestions(locale), ...listPages(siteDir)].map(
        (file) => path.join(siteDir, file),
      ),
    loadContent: async () =>
      collectQuestions(
        {pages: await markedPages(siteDir, readSource), read},
        locale,
      ),
    async contentLoaded({content, actions}) {
      await actions.createData('questions.json', JSON.stringify(content));
    },
  };
}

/** The pages with a mark, and the translations of those. */
async function markedPages(
  siteDir: string,
  readSource: ReadSource,
): Promise<MarkedPage[]> {
  const texts = new Map(
    listPages(siteDir).map((file) => [
      file,
      readFileSync(path.join(siteDir, file), 'utf8'),
    ]),
  );
  const isMarked = (file: string | undefined) =>
    hasMarks(texts.get(file ?? '') ?? '');
  return Promise.all(
    [...texts]
      .filter(([file]) => isMarked(file) || isMarked(originalOf(file)))
      .map(async ([file, text]) => ({
        file,
        ...placeOf(file),
        frontMatter: scanFrontMatter(text, file),
        marks: (await readSource(text, file)).marks,
      })),
  );
}
