import {DOCS_LOCALE} from '../../site/locales';
import {HELP_TOPICS, TOPIC_ATTRIBUTE} from '../../site/sets/helpTopics';
import * as md from '../mdast';
import {setHtmlProperties, type RemarkStep} from '../remark';
import {findJsxElements} from './elements';
import {findPagePlace, toRelativePath} from './place';
import {getPageStore} from './store';

/**
 * Remark plugin that fills `<HelpTopics />` with the topics of the set: links to their pages, named by page and heading
 * in the language of the list, and ids.
 */
export const listHelpTopics: RemarkStep = (tree, {path}) => {
  const {area, locale} = findPagePlace(toRelativePath(path)) ?? {};
  if (!area || area === 'pages') {
    return;
  }
  for (const {element} of findJsxElements(tree)) {
    if (element.name === 'HelpTopics') {
      const topics = Object.entries(HELP_TOPICS[area] ?? {});
      const list = md.list(
        topics.map(([id, to]) => createTopic(id, to, locale)),
      );
      element.children = md.flatten<typeof list & object>(list);
    }
  }
};

function createTopic(id: string, to: string, locale?: string): md.Inlines {
  const [route, anchor] = to.split('#');
  const pages = getPageStore()
    .pages()
    .filter((each) => each.route === route && !each.partial);
  const page =
    pages.find((each) => each.locale === locale) ??
    pages.find((each) => each.locale === DOCS_LOCALE);
  const heading = page?.headings.find((each) => each.id === anchor)?.text;
  const value = [page?.title ?? id, heading].filter(Boolean).join(': ');
  const lang = page?.locale === locale ? undefined : page?.locale;
  const link = md.link(to, value);
  setHtmlProperties(link, {[TOPIC_ATTRIBUTE]: id, lang});
  return [link, ' ', md.code(id)];
}
