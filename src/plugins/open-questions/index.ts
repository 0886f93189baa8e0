import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listPages} from '../../sets/page/listPages';
import type {PageCache} from '../../sets/page/pageCache';
import {ANSWERS_FILE} from '../../sets/questions/answers';
import {collectQuestions} from '../../sets/questions/collect';
import {toLocale} from '../../site/locales';
import type {QuestionGroup} from '../../site/openQuestions';
import {translatedQuestions} from '../../site/translations';
import {markedPages} from './markedPages';

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
  // An edit changes one of them, and waits for all that are parsed again.
  const parsed: PageCache = new Map();
  return {
    name: 'open-questions',
    getPathsToWatch: () =>
      [ANSWERS_FILE, translatedQuestions(locale), ...listPages(siteDir)].map(
        (file) => path.join(siteDir, file),
      ),
    loadContent: () =>
      collectQuestions(
        {pages: markedPages(siteDir, read, parsed), read},
        locale,
      ),
    async contentLoaded({content, actions}) {
      await actions.createData('questions.json', JSON.stringify(content));
    },
  };
}
