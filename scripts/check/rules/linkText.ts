import type {Check} from '../types';

/** Texts that do not say where a link leads, lower case. */
const GENERIC_TEXTS = new Set([
  'here',
  'click here',
  'see here',
  'this',
  'this page',
  'this link',
  'link',
  'page',
  'more',
  'read more',
  'learn more',
  'details',
  'see more',
  'documentation',
  '여기',
  '여기를 클릭',
  '여기를 클릭하세요',
  '이곳',
  '클릭',
  '링크',
  '더 보기',
  '더보기',
  '자세히',
  '자세히 보기',
  '이 페이지',
  '바로가기',
]);

/** Every link says where it leads. */
export const linkText: Check = {
  name: 'link text',
  unit: 'link texts',
  run({pages}) {
    const texts = pages.flatMap((page) =>
      page.links
        .filter(({text}) => text !== undefined)
        .map((link) => ({file: page.file, ...link, text: link.text ?? ''})),
    );
    return {
      inspected: texts.length,
      problems: texts
        .filter(({text}) => isGeneric(text))
        .map(({file, line, text, target}) => ({
          file,
          line,
          found: text
            ? `the link text "${text}"`
            : `a link to ${target} without text`,
          expected:
            'a text that says where the link leads when it is read alone',
          remedy: 'Make the name of the page or of the function the link text.',
        })),
    };
  },
};

/** Whether a text says nothing about the target of its link. */
export function isGeneric(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[.,:;!?…→>»\s]+/g, ' ')
    .trim();
  return words === '' || GENERIC_TEXTS.has(words);
}
