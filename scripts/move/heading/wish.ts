import type {PageHeading} from '../../../src/sets/page/headings';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {isFrameId} from '../../check/rules/headings';
import {meant} from '../../../src/sets/meant';
import {refuse} from '../refuse';

/** A heading that can get another id. */
export interface HeadingRename {
  readonly page: SourcePage;
  readonly from: string;
  readonly to: string;
  /** Whether readers may know the id that the heading has. */
  readonly published: boolean;
}

/**
 * Reads which heading is to get which id, and refuses what cannot be.
 *
 * @param page - the page, in the language of the sources
 * @throws Error that says what to do instead
 */
export function readHeadingRename(
  page: SourcePage,
  from: string,
  wanted: string,
  published: boolean,
): HeadingRename {
  const to = wanted.replace(/^#/, '');
  const name = `${page.file}#${from}`;
  if (page.frontMatter['legal_text'] !== undefined) {
    refuse(
      name,
      'a heading whose id can change',
      'one of a legal text, whose anchors contracts may cite',
      'It keeps its id.',
    );
  }
  const heading = page.headings.find(({id}) => id === from);
  if (!heading) {
    const ids = page.headings.map(({id}) => id);
    refuse(
      name,
      `the id of a heading that the page writes: ${ids.join(', ') || 'it writes none'}`,
      `"${from}"`,
      `${meant(from, ids)}Headings that are drawn from a contract follow from its names.`,
    );
  }
  refuseId(page, heading, to);
  return {page, from, to, published};
}

function refuseId(page: SourcePage, heading: PageHeading, to: string): void {
  const name = `"${to}"`;
  if (!/^[\w-]+$/.test(to) || isFrameId(to)) {
    refuse(
      name,
      'an id of letters, digits, "-" and "_" that no element around every page has',
      name,
      'Choose a short one, such as errors.',
    );
  }
  const other = page.headings.find(({id}) => id === to);
  if (other) {
    refuse(
      name,
      `an id that occurs once in ${page.file}`,
      other === heading
        ? 'the one that the heading has'
        : `that of the heading on line ${other.line}`,
      'Choose another one.',
    );
  }
}
