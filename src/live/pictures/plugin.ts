import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {listPages} from '../../content/page/listPages';
import type {ReadSource} from '../source/reader';
import type {DrawPicture} from './cache';
import {PICTURE} from './readPictures';

/** Reads the sources of pages, and draws what they show. */
export interface SheetPictures {
  readonly read: ReadSource;
  readonly draw: DrawPicture;
}

/** Draws the pictures of all pages, and writes the style sheet of what they look like: no policy stops classes. */
export default function sheetPicturesPlugin(
  {siteDir}: LoadContext,
  {read, draw}: SheetPictures,
): Plugin<string> {
  return {
    name: 'sheet-pictures',
    getPathsToWatch: () => [path.join(siteDir, 'docs-*/**/*.mdx')],
    loadContent: async () => {
      const pages = await Promise.all(
        listPages(siteDir).map(async (file) => {
          const text = readFileSync(path.join(siteDir, file), 'utf8');
          const {pictures} = await read(text, file);
          return Promise.all(pictures.map((picture) => draw(picture, file)));
        }),
      );
      const rules = pages.flat().flatMap(({classes}) =>
        // Each twice: they win over the rules of the table.
        [...classes].map(
          ([name, declaration]) =>
            `.sheet-picture .${name}.${name} {${declaration}}\n`,
        ),
      );
      return [...new Set(rules)].sort().join('');
    },
    contentLoaded: async ({content, actions}) => {
      await actions.createData('pictures.css', content);
    },
  };
}

/** Remark plugin: gives each picture its markup, in the property `html`. */
export function drawSheetPictures({
  read,
  draw,
}: SheetPictures): () => (tree: Root, file: VFile) => Promise<void> {
  return () => async (tree, file) => {
    const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
    const elements: Extract<
      Root['children'][number],
      {type: 'mdxJsxFlowElement'}
    >[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === PICTURE) {
        elements.push(node);
      }
    });
    if (elements.length === 0) {
      return;
    }
    const {pictures} = await read(readFileSync(file.path, 'utf8'), name);
    await Promise.all(
      elements.map(async (element, index) => {
        const {html} = await draw(pictures[index]!, name);
        element.children = [];
        element.attributes = [
          ...element.attributes.filter(
            (attribute) =>
              attribute.type === 'mdxJsxAttribute' &&
              attribute.name === 'caption',
          ),
          {type: 'mdxJsxAttribute', name: 'html', value: html},
        ];
      }),
    );
  };
}
