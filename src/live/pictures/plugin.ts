import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {computeContentHash, writeAtomically} from '../../bundle';
import {
  findJsxElements,
  getPageStore,
  cachePerPage,
  ProblemError,
  toRelativePath,
} from '../../content';
import {bundleRunner} from '../runner/nodeRunner';
import {
  createPictureRenderer,
  type RenderedPicture,
  type PictureSource,
} from './pictureRenderer';
import {
  PICTURE_COMPONENT,
  pictureProblem,
  readPictures,
  type PagePicture,
} from './readPictures';

/** Docusaurus plugin that renders the pictures of all pages, and generates a style sheet for them. */
export function sheetPicturesPlugin({siteDir}: LoadContext): Plugin<string> {
  return {
    name: 'sheet-pictures',
    getPathsToWatch: () => [path.join(siteDir, 'docs-*/**/*.mdx')],
    loadContent: async () => {
      const store = getPageStore(siteDir);
      const pages = await Promise.all(
        store.list().map((file) => drawnPictures(store, file)),
      );
      const rules = pages.flat().flatMap(({classes}) =>
        // Doubles each class in its selector, which gives it a higher specificity than the rules for tables.
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

/** Remark plugin that sets the property `html` of each `<SheetPicture>` to the rendered picture. */
export function drawSheetPictures(): (
  tree: Root,
  file: {path: string},
) => Promise<void> {
  return async (tree, file) => {
    const elements = findJsxElements(tree)
      .map(({element}) => element)
      .filter(({name}) => name === PICTURE_COMPONENT);
    if (elements.length === 0) {
      return;
    }
    const pictures = await drawnPictures(
      getPageStore(),
      toRelativePath(file.path),
    );
    elements.forEach((element, index) => {
      element.children = [];
      element.attributes = [
        ...element.attributes.filter(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' &&
            attribute.name === 'caption',
        ),
        {
          type: 'mdxJsxAttribute',
          name: 'html',
          value: pictures[index]!.html,
        },
      ];
    });
  };
}

/**
 * Renders the pictures of a page. Cached.
 *
 * @throws ProblemError if a sample fails, or has nothing that can be drawn
 */
const drawnPictures = cachePerPage((page, store) => {
  const pictures = page.text.includes(`<${PICTURE_COMPONENT}`)
    ? readPictures(page, store)
    : [];
  return Promise.all(
    pictures.map((picture) => draw(picture, page.file, store.root)),
  );
});

async function draw(
  picture: PagePicture,
  file: string,
  siteDir: string,
): Promise<RenderedPicture> {
  try {
    const drawer = await getDrawer(siteDir);
    return await drawer(picture as PictureSource);
  } catch (error) {
    throw new ProblemError([pictureProblem(picture, file, error)], {
      cause: error,
    });
  }
}

const drawers = new Map<
  string,
  Promise<ReturnType<typeof createPictureRenderer>>
>();

function getDrawer(siteDir: string) {
  const drawer = drawers.get(siteDir) ?? createDrawer(siteDir);
  drawers.set(siteDir, drawer);
  return drawer;
}

/** Cache folder of rendered pictures. File names are hashes of sample, runtime and rendering code. */
const CACHE = 'node_modules/.cache/sheet-pictures';

async function createDrawer(siteDir: string) {
  const code = await bundleRunner(siteDir);
  const version = computeContentHash(code);
  const folder = path.join(siteDir, CACHE);
  mkdirSync(folder, {recursive: true});
  return createPictureRenderer(code, async (request, drawNow) => {
    const file = path.join(
      folder,
      `${computeContentHash(version + request)}.html`,
    );
    if (existsSync(file)) {
      return readFileSync(file, 'utf8');
    }
    const drawn = await drawNow();
    writeAtomically(file, drawn);
    return drawn;
  });
}
