import path from 'node:path';
import {imageSize} from 'image-size';
import {PAGE_FOLDERS} from '../../../src/sets/page/listPages';
import type {Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import type {Rule} from '../types';

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Most bytes of an image: what a reader on a slow line waits a second for. */
const MOST_BYTES = 512 * 1024;
const TEXTS = /\.(?:mdx?|tsx?|mts|css|json)$/;

/** Images are what their ending says, small enough for a page, and shown somewhere. */
export const run: Rule = ({files}) => {
  const folders = ['static', ...PAGE_FOLDERS];
  const all = folders.flatMap((folder) => files.list(folder));
  const images = all.filter((file) => IMAGE.test(file));
  const texts = [...all, ...files.list('contracts'), 'docusaurus.config.ts']
    .filter((file) => TEXTS.test(file) || file.endsWith('.svg'))
    .map((file) => [file, files.read(file)] as const);
  return {
    inspected: images.length,
    problems: images.flatMap((file) => [
      ...sizeProblems(file, files),
      ...contentProblems(file, files),
      ...(texts.some(
        ([other, text]) =>
          other !== file && text.includes(path.posix.basename(file)),
      )
        ? []
        : [orphan(file)]),
    ]),
  };
};

function sizeProblems(file: string, files: FileTree): Problem[] {
  const bytes = files.size(file);
  return bytes <= MOST_BYTES
    ? []
    : [
        {
          file,
          line: 1,
          found: `an image of ${Math.round(bytes / 1024)} KB`,
          expected: `${MOST_BYTES / 1024} KB at most`,
          remedy:
            'Scale it to the width at which it is shown, and save it as SVG, WebP or a PNG of few colours.',
        },
      ];
}

function contentProblems(file: string, files: FileTree): Problem[] {
  const ending = path.posix.extname(file).slice(1).toLowerCase();
  const type = typeOf(files.bytes(file));
  return type === ending.replace('jpeg', 'jpg')
    ? []
    : [
        {
          file,
          line: 1,
          found: type ? `an image of the type ${type}` : 'no image',
          expected: `what its ending says, ${ending}`,
          remedy: 'Export it again, or correct its ending.',
        },
      ];
}

/** Type of an image by its first bytes; `undefined` when it is none. */
function typeOf(bytes: Uint8Array): string | undefined {
  try {
    const {type} = imageSize(bytes);
    return type === 'heif' ? 'avif' : type;
  } catch {
    return undefined;
  }
}

function orphan(file: string): Problem {
  return {
    file,
    line: 1,
    found: 'an image that nothing shows',
    expected: 'a page, a component or a style that names it',
    remedy: 'Take it away, or show it.',
  };
}
