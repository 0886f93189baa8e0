import {pageSource} from '../../../../src/sets/page/mdx';
import {differing} from './compare';
import type {DrawnPicture} from './judge';
import {printValue} from './print';

/**
 * The text of a page with its pictures as their runs left them. What a page decides stays: captions,
 * widths, marks, notes.
 *
 * @param text - the page's, from which `drawn` was read
 */
export function withPictures(
  text: string,
  drawn: readonly DrawnPicture[],
): string {
  const edits = drawn.flatMap(({picture, props}) =>
    differing(picture.props, props).map((name) => {
      const value = props[name];
      const attribute = picture.element.attributes.find(
        (each) => each.type === 'mdxJsxAttribute' && each.name === name,
      );
      const code =
        value === undefined ? '' : `${name}=${printValue(name, value)}`;
      const {start, end} = (attribute ?? picture.element).position!;
      return attribute
        ? {from: start.offset!, to: end.offset!, code}
        : // Before the end of the tag: `/>`.
          {from: end.offset! - 2, to: end.offset! - 2, code: `  ${code}\n`};
    }),
  );
  // Offsets are those of the text that was parsed, which has custom ids of headings longer.
  const source = pageSource(text);
  const changed = edits
    .sort((a, b) => b.from - a.from)
    .reduce(
      (all, {from, to, code}) => all.slice(0, from) + code + all.slice(to),
      source,
    );
  return changed.replace(/^(#{1,6} .*)\{\/\*#([\w-]+)\*\/\}$/gm, '$1{#$2}');
}
