import type {ListItem} from 'mdast';
import {DOCS_LOCALE} from '../../site/locales';
import {HELP_TOPICS, TOPIC_ATTRIBUTE} from '../../site/sets/helpTopics';
import type {RemarkStep} from '../remark';
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
      const children = topics.map(([id, to]) => createItem(id, to, locale));
      element.children = [{type: 'list', spread: false, children}];
    }
  }
};

function createItem(id: string, to: string, locale?: string): ListItem {
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
  return {
    type: 'listItem',
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: to,
            children: [{type: 'text', value}],
            data: {hProperties: {[TOPIC_ATTRIBUTE]: id, lang}},
          },
          {type: 'text', value: ' '},
          {type: 'inlineCode', value: id},
        ],
      },
    ],
  };
}
