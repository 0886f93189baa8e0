import path from 'node:path';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  getJsxAttribute,
  PAGE_FOLDERS,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {suggestFile, hasExactCase, getLineAt, type FileTree} from '../files';
import type {CheckRule} from '../sources';

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Images of other sites, which `npm run hosts` checks. */
const OUTSIDE = /^(?!pathname:)(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** Takes about a second on a slow connection. */
const MOST_BYTES = 512 * 1024;

/** Images exist, are small, and contain no scripts. */
export const run: CheckRule = ({pages, files, hasOnlyChangedPages}) => {
  const all = hasOnlyChangedPages
    ? pages
        .flatMap((page) => listImages(page).map(({image}) => image))
        .filter((image) => files.has(image))
    : ['static', ...PAGE_FOLDERS].flatMap(files.list);
  const images = all.filter((file) => IMAGE.test(file));
  return [
    ...pages.flatMap((page) => findImageProblems(page, files)),
    ...images
      .filter((file) => files.size(file) === 0 || files.size(file) > MOST_BYTES)
      .map((file) => ({
        file,
        line: 1,
        found: `an image of ${Math.ceil(files.size(file) / 1024)} KB`,
        expected: `one of ${MOST_BYTES / 1024} KB at most, and not an empty one`,
        remedy:
          'Scale it to the width at which it is shown, and save it as SVG, WebP or a PNG of few colours.',
      })),
    ...all
      .filter((file) => file.endsWith('.svg'))
      .flatMap((file) => findUnsafeSvg(file, files.read(file))),
  ];
};

/** Lists the Markdown images of a page that are files of the site. */
function listImages({file, tree}: SourcePage) {
  const images: {url: string; line: number; image: string}[] = [];
  visit(tree, 'image', ({url, position}: Image) => {
    if (OUTSIDE.test(url)) {
      return;
    }
    // The fragment selects a style, as in `#gh-dark-mode-only`.
    const [address = ''] = url.replace(/^pathname:\/\//, '').split('#', 1);
    const image = address.startsWith('/')
      ? `static${address}`
      : address.startsWith('@site/')
        ? address.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), address);
    images.push({url, line: position?.start.line ?? 1, image});
  });
  return images;
}

/** Finds missing images, and `<img>` elements, whose addresses the build does not process. */
function findImageProblems(page: SourcePage, files: FileTree) {
  const {file, elements} = page;
  const problems: FileProblem[] = listImages(page)
    .filter(({image}) => !hasExactCase(files, image))
    .map(({url, line, image}) => ({
      file,
      line,
      found: `the image \`${url}\``,
      expected: `a file at ${image}`,
      remedy: suggestFile(files, image),
    }));
  for (const {element, line} of elements) {
    const src = element.name === 'img' && getJsxAttribute(element, 'src');
    if (typeof src === 'string' && !OUTSIDE.test(src)) {
      problems.push({
        file,
        line,
        found: `<img src="${src}">`,
        expected:
          'a Markdown image, for which the build finds the file and its size',
        remedy: `Write ![what it shows](${src}).`,
      });
    }
  }
  return problems;
}

/** Elements with code of their own, event handlers, and addresses outside the file. */
const UNSAFE =
  /<(?:script|foreignobject|iframe|handler)\b|\son\w+\s*=|[\s:](?:href|src)\s*=\s*["']\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/gi;

/** Finds scripts, event handlers and external content in an SVG file. */
function findUnsafeSvg(file: string, text: string): FileProblem[] {
  return [...text.matchAll(UNSAFE)].map(({0: found, index}) => ({
    file,
    line: getLineAt(text, index + 1),
    found: `\`${found.trim()}\` in a drawing`,
    expected: 'shapes, text and styles only',
    remedy: 'Export the drawing without it.',
  }));
}
