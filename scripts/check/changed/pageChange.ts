import path from 'node:path';
import {writtenAnchors} from '../../../src/sets/page/anchors';
import type {PageLink} from '../../../src/sets/page/links';
import {parsePage, type SourcePage} from '../../../src/sets/page/sourcePage';
import {MARK} from '../../../src/sets/questions/marks';
import {SCRIPT_EXTENSIONS} from '../../../src/sets/samples/collect';
import {ProblemError} from '../../../src/sets/problem';
import {OPEN_QUESTIONS} from '../../../src/site/openQuestions';
import {pageModule} from '../elements/pageModule';

/** A changed page, and what of it is not as it was. */
export interface PageChange {
  readonly page: SourcePage;
  readonly differsIn: {
    /** Imports, expressions and elements. */
    readonly elements: boolean;
    /** Samples in TypeScript and JavaScript, of which it has some. */
    readonly samples: boolean;
    /** Whether links to it may lead nowhere now. */
    readonly anchors: boolean;
  };
  /** The links to what it did not link to. */
  readonly newLinks: readonly PageLink[];
  /** Whether it asks a question to the vendor or leads to one, or did. */
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
  const elements = (old ? moduleOf(old) : NO_ELEMENTS) !== moduleOf(page);
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
    },
    newLinks: page.links.filter(
      ({target}) => !old?.links.some((link) => link.target === target),
    ),
    asks: asksIn(page.text) || asksIn(before ?? ''),
    names: [path.posix.basename(page.file), page.route],
  };
}

/** Whether a page asks a question to the vendor, or leads to one. */
export function asksIn(text: string): boolean {
  return text.includes(`<${MARK}`) || text.includes(OPEN_QUESTIONS);
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

/** The module of a page that imports, computes and renders nothing. */
const NO_ELEMENTS = 'export {};';

function moduleOf(page: SourcePage): string {
  return pageModule(page, []).code;
}

function samplesOf({fences}: SourcePage): string {
  return fences
    .filter(({lang}) => SCRIPT_EXTENSIONS[lang] !== undefined)
    .map(({node}) => [node.lang, node.meta, node.value].join('\0'))
    .join('\0\0');
}
