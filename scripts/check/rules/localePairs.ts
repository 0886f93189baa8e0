import type {PageHeading} from '../../../src/sets/page/headings';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

/** A page and its translation have the same headings, level by level and anchor by anchor. */
export const localePairs: Check = {
  name: 'translations',
  unit: 'page pairs',
  run({pages}) {
    const translated = pages.filter(({locale}) => locale !== 'en');
    return {
      inspected: translated.length,
      problems: translated.flatMap((page) => {
        const original = pages.find(
          ({locale, area, id}) =>
            locale === 'en' && area === page.area && id === page.id,
        );
        return original
          ? pairProblems(page, original)
          : {
              file: page.file,
              line: 1,
              found: 'a translation of no page',
              expected: 'an English page of the same name',
              remedy: 'Correct the name, or write the English page.',
            };
      }),
    };
  },
};

function pairProblems(page: SourcePage, original: SourcePage): Problem[] {
  const ours = page.headings;
  const theirs = original.headings;
  const length = Math.max(ours.length, theirs.length);
  for (let index = 0; index < length; index += 1) {
    const [mine, other] = [ours[index], theirs[index]];
    if (
      mine?.level !== other?.level ||
      mine?.explicitId !== other?.explicitId
    ) {
      return [
        {
          file: page.file,
          line: mine?.line ?? ours.at(-1)?.line ?? 1,
          found: describe(mine),
          expected: `${describe(other)}, as in ${original.file}:${other?.line ?? 1}`,
          remedy: 'Bring both pages to the same outline and the same anchors.',
        },
      ];
    }
  }
  return [];
}

function describe(heading: PageHeading | undefined) {
  return heading
    ? `a heading of level ${heading.level} ${heading.explicitId ? `with the id "${heading.explicitId}"` : 'without an id of its own'}`
    : 'no further heading';
}
