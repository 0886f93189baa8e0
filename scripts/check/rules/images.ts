import {PAGE_FOLDERS, type Problem} from '../../../src/content';
import {lineAt} from '../files';
import type {Rule} from '../types';

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Takes about a second on a slow connection. */
const MOST_BYTES = 512 * 1024;

/** Images are small and contain no scripts. The build reports missing ones. */
export const run: Rule = ({files}) => {
  const all = ['static', ...PAGE_FOLDERS].flatMap(files.list);
  const images = all.filter((file) => IMAGE.test(file));
  return {
    inspected: images.length,
    problems: [
      ...images
        .filter(
          (file) => files.size(file) === 0 || files.size(file) > MOST_BYTES,
        )
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
    ],
  };
};

/** Scripts, event handlers and external content. */
const UNSAFE_SVG =
  /<(?:script|foreignobject|iframe|handler)\b|\son\w+\s*=|\b(?:href|src)\s*=\s*["']\s*(?:[a-z][\w+.-]*:|\/\/)/gi;

function findUnsafeSvg(file: string, text: string): Problem[] {
  return [...text.matchAll(UNSAFE_SVG)].map(({0: found, index}) => ({
    file,
    line: lineAt(text, index),
    found: `\`${found}\` in a drawing`,
    expected: 'shapes, text and styles only',
    remedy: 'Export the drawing without it.',
  }));
}
