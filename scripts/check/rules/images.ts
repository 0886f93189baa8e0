import path from 'node:path';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {jsxAttribute} from '../../../src/sets/page/elements';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Sources} from '../sources';
import type {Problem} from '../../../src/sets/problem';
import type {Rule} from '../types';
import {fileAdvice, hasExactly} from '../nearFile';

interface PageImage {
  readonly src: string | undefined;
  readonly alt: string | undefined;
  readonly line: number;
  readonly raw: boolean;
}

/** An address of another site. */
const OUTSIDE = /^(?!pathname:)(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Every image is a file of this site, and a text alternative is no file name. */
export const run: Rule = (sources) => {
  const perPage = sources.pages.map((page) => ({
    page,
    found: imagesOf(page),
  }));
  const count = perPage.reduce((sum, {found}) => sum + found.length, 0);
  return {
    inspected: perPage.length,
    problems: perPage.flatMap(({page, found}) =>
      found.flatMap((image) => imageProblems(page, image, sources)),
    ),
    note: `${count} images`,
  };
};

function imagesOf(page: SourcePage): PageImage[] {
  const found: PageImage[] = [];
  visit(page.tree, 'image', (image: Image) => {
    found.push({
      src: image.url,
      alt: image.alt ?? '',
      line: image.position?.start.line ?? 1,
      raw: false,
    });
  });
  for (const {element, line} of page.elements) {
    if (element.name === 'img') {
      const src = jsxAttribute(element, 'src');
      const alt = jsxAttribute(element, 'alt');
      found.push({
        src: typeof src === 'string' ? src : undefined,
        alt: typeof alt === 'string' ? alt : undefined,
        line,
        raw: true,
      });
    }
  }
  return found;
}

function imageProblems(
  page: SourcePage,
  {src, alt, line, raw}: PageImage,
  sources: Sources,
): Problem[] {
  const at = {file: page.file, line};
  const problems: Problem[] = [];
  // An empty text marks an image as decoration.
  if (alt === undefined) {
    problems.push({
      ...at,
      found: `the image ${src ?? ''} without alternative text`,
      expected: 'a text that says what the image shows',
      remedy: 'Write ![what it shows](./image.svg).',
    });
  } else if (/\.(?:png|jpe?g|svg|gif|webp|avif)$/i.test(alt)) {
    problems.push({
      ...at,
      found: `the file name "${alt}" as alternative text`,
      expected: 'a text that says what the image shows',
      remedy: 'Describe the image in a few words.',
    });
  }
  if (raw && src !== undefined && !OUTSIDE.test(src)) {
    // The build finds the files of Markdown images and knows the base path of the site; the addresses of elements it
    // leaves as they are.
    problems.push({
      ...at,
      found: `<img src="${src}">`,
      expected:
        'a Markdown image, for which the build finds the file, below whatever path the site stands',
      remedy: `Write ![what it shows](${src}).`,
    });
  } else if (src !== undefined) {
    problems.push(...sourceProblems(page, src, at, sources));
  }
  return problems;
}

function sourceProblems(
  page: SourcePage,
  src: string,
  at: {file: string; line: number},
  {files}: Sources,
): Problem[] {
  if (OUTSIDE.test(src)) {
    return [
      {
        ...at,
        found: `an image from \`${src.slice(0, 60)}\``,
        expected: 'a file of this site: pages ask no other host for anything',
        remedy: 'Put the image beside the page or into static/img.',
      },
    ];
  }
  // `#gh-dark-mode-only` and the like choose a style.
  const [address = ''] = src.replace(/^pathname:\/\//, '').split('#', 1);
  const file = address.startsWith('/')
    ? `static${address}`
    : address.startsWith('@site/')
      ? address.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(page.file), address);
  return hasExactly(files, file)
    ? []
    : [
        {
          ...at,
          found: `the image \`${src}\``,
          expected: `a file at ${file}`,
          remedy: fileAdvice(files, file),
        },
      ];
}
