import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from '../../site/locales';
import type {QuestionGroup} from '../../site/openQuestions';
import {getPageStore} from '../pages/store';
import {ANSWERS_FILE} from './answers';
import {collectOpenQuestions} from './collect';

/** Docusaurus plugin that generates the data of `/open-questions` from the sources of all pages. */
export function openQuestionsPlugin({
  siteDir,
  i18n,
}: LoadContext): Plugin<QuestionGroup[]> {
  const locale = toLocale(i18n.currentLocale);
  const store = getPageStore(siteDir);
  const read = (file: string) => {
    const absolute = path.join(siteDir, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  };
  return {
    name: 'open-questions',
    getPathsToWatch: () =>
      [ANSWERS_FILE, ...store.list()].map((file) => path.join(siteDir, file)),
    loadContent: async () =>
      collectOpenQuestions({pages: store.readAll(), read}, locale),
    async contentLoaded({content, actions}) {
      await actions.createData('questions.json', JSON.stringify(content));
    },
  };
}
