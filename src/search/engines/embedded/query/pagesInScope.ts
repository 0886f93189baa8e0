import type {SearchScope} from '../../../query';
import {DEFAULT_TAG} from '../../../records/docsTag';
import type {Manifest} from '../indexFiles';
import type {RankOptions} from './rankPages';

/** Pages outside the documentation sets, and those of the set that one reads. */
const PRIORS = {other: 1.1, preferred: 1.1};

/** Which pages a scope lets through, and how much they count. */
export function pagesInScope(
  {language, tags}: Manifest,
  scope: SearchScope,
): RankOptions {
  const isWhole = scope.tags === undefined || scope.tags.length === 0;
  const isSpoken = scope.language === undefined || scope.language === language;
  const priors = tags.flatMap(([tag, , count]) =>
    Array.from({length: count}, () =>
      isSpoken && (isWhole || scope.tags!.includes(tag))
        ? (tag === DEFAULT_TAG ? PRIORS.other : 1) *
          (tag === scope.preferredTag ? PRIORS.preferred : 1)
        : 0,
    ),
  );
  return {
    pages: priors.length,
    isAllowed: (page) => priors[page]! > 0,
    prior: (page) => priors[page]!,
  };
}
