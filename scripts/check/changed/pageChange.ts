import path from 'node:path';
import {writtenAnchors} from '../../../src/sets/page/anchors';
import type {PageLink} from '../../../src/sets/page/links';
import {parsePage, type SourcePage} from '../../../src/sets/page/sourcePage';
import {hasMarks, pageMarks} from '../../../src/sets/questions/marks';
import {SCRIPT_EXTENSIONS} from '../../../src/sets/samples/collect';
import {ProblemError} from '../../../src/sets/problem';
import {OPEN_QUESTIONS} from '../../../src/site/openQuestions';
import {findApiTags} from '../../../src/sets/spreadsheet/reference/pages';
import {EMPTY_MODULE, pageModule} from '../elements/pageModule';
import {mentionedNames} from '../spreadsheet/names';

/** A changed page, and what of it is not as it was. */
export interface PageChange {
  readonly page: SourcePage;
  readonly differsIn: {
    /** Imports, expressions and elements. */
    readonly elements: boolean;
    /** Samples in TypeScript and JavaScript, of which it has some. */
    readonly samples: boolean;
    /** Samples in any language. */
    readonly code: boolean;
    /** Whether links to it may lead nowhere now. */
    readonly anchors: boolean;
    /** Names in code style, types of the declarations that it has entries of, and whether it is there at all. */
    readonly names: boolean;
  };
  /** The links to what it did not link to. */
  readonly newLinks: readonly PageLink[];
  /** Whether the questions to the vendor that it asks or leads to are not as they were. */
  readonly asks: boolean;
  /** Texts of which a page that links to it has one. */
  readonly names: readonly string[];
}

/**
 * Compares a page with what it was.
 *
 * @param before - its text in the commit that it differs from; `undefined` for a new page
 */
export function pageChange(
  page: SourcePage,
  before: string | undefined,
): PageChange {
  const old = before === undefined ? undefined : parsed(page.file, before);
  const elements = (old ? moduleOf(old) : EMPTY_MODULE) !== moduleOf(page);
  const samples = samplesOf(page);
  const anchors = writtenAnchors(page);
  return {
    page,
    differsIn: {
      elements,
      samples: samples !== '' && (!old || samplesOf(old) !== samples),
      anchors:
        old !== undefined &&
        (elements ||
          [...writtenAnchors(old)].some((anchor) => !anchors.has(anchor))),
      code: !old || codeOf(old.fences) !== codeOf(page.fences),
      names: !old || namesOf(old) !== namesOf(page),
    },
    newLinks: page.links.filter(
      ({target}) => !old?.links.some((link) => link.target === target),
    ),
    asks: old
      ? questionsOf(old) !== questionsOf(page)
      : asksIn(page.text) || asksIn(before ?? ''),
    names: [path.posix.basename(page.file), page.route],
  };
}

/** The change of a page that shows a file which is not as it was. */
export function withOtherCode(change: PageChange): PageChange {
  return {...change, differsIn: {...change.differsIn, code: true}};
}

/** Whether a page asks a question to the vendor, or leads to one. */
export function asksIn(text: string): boolean {
  return hasMarks(text) || text.includes(OPEN_QUESTIONS);
}

function questionsOf(page: SourcePage): string {
  return [
    ...pageMarks(page).map(({id, question}) => `${id} ${question}`),
    ...page.links
      .map(({target}) => target)
      .filter((target) => target.startsWith(OPEN_QUESTIONS)),
  ].join('\0');
}

/** A page that could not be read before has nothing to be compared with. */
function parsed(file: string, text: string): SourcePage | undefined {
  try {
    return parsePage(file, text);
  } catch (error) {
    if (error instanceof ProblemError) {
      return undefined;
    }
    throw error;
  }
}

function moduleOf(page: SourcePage): string {
  return pageModule(page, []).code;
}

function namesOf(page: SourcePage): string {
  const tags = (['ApiEntries', 'ApiTable'] as const).flatMap((element) =>
    findApiTags(page.text, element).map(({of}) => [element, ...of].join(' ')),
  );
  return [...mentionedNames(page).map(({name}) => name), ...tags].join('\0');
}

function samplesOf({fences}: SourcePage): string {
  return codeOf(
    fences.filter(({lang}) => SCRIPT_EXTENSIONS[lang] !== undefined),
  );
}

function codeOf(fences: SourcePage['fences']): string {
  return fences
    .map(({node}) => [node.lang, node.meta, node.value].join('\0'))
    .join('\0\0');
}
