import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {
  findJsxElements,
  findOriginalFile,
  getPageStore,
  cachePerPage,
  ProblemError,
  toRelativePath,
} from '../../content';
import {DOCS_LOCALE} from '../../site/locales';
import {createPictureRenderer, type RenderedPicture} from './pictureRenderer';
import {
  PICTURE_COMPONENT,
  SHOWN_PROPERTIES,
  createPictureProblem,
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
        store.list().map((file) => renderPagePictures(store, file)),
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
      await actions.createData('pictures.css', `@layer site {\n${content}}\n`);
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
    const pictures = await renderPagePictures(
      getPageStore(),
      toRelativePath(file.path),
    );
    elements.forEach((element, index) => {
      element.children = [];
      element.attributes = [
        ...element.attributes.filter(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' &&
            SHOWN_PROPERTIES.includes(attribute.name),
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
const renderPagePictures = cachePerPage((page, store) => {
  const original = findOriginalFile(page.file);
  const source = (original && store.find(original)) || page;
  const pictures = source.text.includes(`<${PICTURE_COMPONENT}`)
    ? readPictures(source, store)
    : [];
  const lang = page.locale ?? DOCS_LOCALE;
  return Promise.all(
    pictures.map((picture) =>
      renderPagePicture({...picture, lang}, source.file, store.root),
    ),
  );
});

/** Renderer of all pictures, created with the first one. */
let renderer: ReturnType<typeof createPictureRenderer> | undefined;

async function renderPagePicture(
  picture: PagePicture,
  file: string,
  siteDir: string,
): Promise<RenderedPicture> {
  try {
    renderer ??= createPictureRenderer(siteDir);
    const render = await renderer;
    return await render(picture);
  } catch (error) {
    throw new ProblemError([createPictureProblem(picture, file, error)], {
      cause: error,
    });
  }
}
