import path from 'node:path';
import {
  collectScriptSamples,
  findSampleException,
  findPagePlace,
  getJsxAttribute,
  ProblemError,
  listSampleFiles,
  cutSampleAfter,
  type Fence,
  type JsxElement,
  type MarkdownPage,
  type PageStore,
  type FileProblem,
} from '../../content';
import type {PictureSource} from './pictureRenderer';
import type {PictureOptions} from './renderPicture';

/** A `<SheetPicture>` element of a page. */
export interface PagePicture extends PictureSource {
  readonly line: number;
  /** Title of the sample's code fence, or its language if it has no title. */
  readonly title: string;
}

/** Name of the component that shows pictures. */
export const PICTURE_COMPONENT = 'SheetPicture';

const SCRIPTS = /^(?:ts|tsx|js|jsx)$/;

/** Properties of `<SheetPicture>` that its component needs. */
export const SHOWN_PROPERTIES = ['caption', 'thumbnail'];

/** Properties of `<SheetPicture>` that are not part of `PictureOptions`. */
const OTHER_PROPERTIES = ['of', 'from', ...SHOWN_PROPERTIES];

/**
 * Reads the pictures of a page. A picture shows the result of a sample: that of the fence inside it, that of
 * the fence with the title `of`, or that of the nearest fence above it. `from` names another page that
 * contains the fence.
 *
 * @throws ProblemError for a picture without a sample, or with computed properties
 */
export function readPictures(
  page: MarkdownPage,
  store: PageStore,
): PagePicture[] {
  return page.elements
    .filter(({element}) => element.name === PICTURE_COMPONENT)
    .map(({element, line}) => ({
      line,
      ...readPicture(element, line, page, store),
    }));
}

function readPicture(
  element: JsxElement,
  line: number,
  page: MarkdownPage,
  store: PageStore,
): Omit<PagePicture, 'line'> {
  const from = getJsxAttribute(element, 'from');
  const isOther = typeof from === 'string';
  const source = isOther
    ? store.page(path.posix.join(path.posix.dirname(page.file), from))
    : page;
  const title = getJsxAttribute(element, 'of');
  const fence = findFence(element, source, isOther ? Infinity : line, title);
  const {samples} = collectScriptSamples([source], (file) => store.find(file));
  const sample = samples.find(({segments}) =>
    segments.some((segment) => segment.fence.line === fence?.line),
  );
  if (!fence || !sample) {
    throw new ProblemError([
      {
        file: page.file,
        line,
        found: `a picture without a sample${typeof title === 'string' ? ` "${title}"` : ' above it'}`,
        expected: 'the sample whose result it shows',
        remedy: `Put it below its sample, or name that: <${PICTURE_COMPONENT} of="app.ts" … />.`,
      },
    ]);
  }
  const segment = sample.segments.find((one) => one.fence.line === fence.line)!;
  const part = cutSampleAfter(sample, segment);
  return {
    title: fence.meta.get('title') ?? fence.lang,
    files: listSampleFiles(part),
    before: findSampleException(part)?.before,
    options: readOptions(element, page.file),
    lang: findPagePlace(page.file)?.locale ?? 'en',
  };
}

/** Finds the code fence whose result a picture shows. */
function findFence(
  element: JsxElement,
  {fences, elements}: MarkdownPage,
  line: number,
  title: string | true | undefined,
): Fence | undefined {
  const scripts = fences.filter(({lang}) => SCRIPTS.test(lang));
  // Infinity is the line in another page, whose fences are not inside the element.
  const inside = scripts.find(
    (fence) => line < Infinity && isIn(element, fence),
  );
  // Excludes fences inside other pictures, which are not visible on the page.
  const shown = scripts.filter(
    (fence) =>
      !elements.some(
        (other) =>
          other.element.name === PICTURE_COMPONENT &&
          isIn(other.element, fence),
      ) &&
      (typeof title !== 'string' || fence.meta.get('title') === title),
  );
  return (
    inside ??
    shown.filter((fence) => fence.line < line).at(-1) ??
    (title ? shown.at(-1) : undefined)
  );
}

function isIn({position}: JsxElement, {line}: Fence): boolean {
  return line > position!.start.line && line < position!.end.line;
}

/** Reads the properties of an element. They are not validated. */
function readOptions(
  {attributes, position}: JsxElement,
  file: string,
): PictureOptions {
  const options: Record<string, string | true> = {};
  for (const attribute of attributes) {
    const {name = '', value} =
      attribute.type === 'mdxJsxAttribute' ? attribute : {value: {value: ''}};
    if (OTHER_PROPERTIES.includes(name)) {
      continue;
    }
    if (typeof value === 'object' && value !== null) {
      throw new ProblemError([
        {
          file,
          line: position!.start.line,
          found: `${name || 'properties'} in braces`,
          expected:
            'texts: a build reads them before it runs the code of pages',
          remedy: `Write them in quotation marks: <${PICTURE_COMPONENT} range="A1:D5" … />.`,
        },
      ]);
    }
    options[name] = value ?? true;
  }
  return options;
}

/** Creates the problem report for a picture that cannot be rendered. */
export function createPictureProblem(
  {line, title}: PagePicture,
  file: string,
  error: unknown,
): FileProblem {
  return {
    file,
    line,
    found: `no picture of the sample "${title}": ${(error as Error).message}`,
    expected: 'a sample that runs, and leaves what the picture shows',
    remedy: `Correct the sample or the properties of the picture, and run \`npm run samples -- ${file}\`.`,
  };
}
