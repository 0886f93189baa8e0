import path from 'node:path';
import {jsxAttribute, type JsxElement} from '../../content/page/elements';
import type {Fence} from '../../content/page/fences';
import {
  parseMarkdownFile,
  type MarkdownPage,
} from '../../content/page/markdown';
import {pagePlaceOf} from '../../content/page/place';
import {FaultError, ProblemError, type Problem} from '../../content/problem';
import {collectSamples} from '../../content/samples/collect';
import {exceptionOf, filesOf, upTo} from '../../content/samples/runnable';
import type {SampleFile} from '../../content/samples/types';

/** A picture of a page. */
export interface PagePicture {
  /** Which one of its page, from 0, and the line on which it begins. */
  readonly index: number;
  readonly line: number;
  /** What the page calls its sample. */
  readonly title: string;
  /** The sample itself is the last. */
  readonly files: readonly SampleFile[];
  /** TypeScript that runs first. */
  readonly before: string | undefined;
  /** See `PictureOptions` in renderPicture.ts. */
  readonly options: Readonly<Record<string, string | true>>;
  readonly lang: string;
}

/** Component that shows pictures. */
export const PICTURE = 'SheetPicture';

const SCRIPTS = /^(?:ts|tsx|js|jsx)$/;

/** What says which sample it is of, and what stands below it. */
const OTHERS = ['of', 'from', 'caption'];

/**
 * Reads the pictures of a page. Each shows what a sample leaves: that of the fence inside it, of the fence with the
 * title `of`, or of the one above it; `from` names another page with that sample.
 *
 * @param root - folder of the repository
 * @throws ProblemError for one without a sample, or with properties that are no texts
 */
export function readPictures(page: MarkdownPage, root: string): PagePicture[] {
  const {file, elements} = page;
  const found = elements.filter(({element}) => element.name === PICTURE);
  return found.map(({element, line}, index) => {
    try {
      return {index, line, ...readPicture(element, line, page, root)};
    } catch (error) {
      throw error instanceof FaultError
        ? new ProblemError([{file, line, ...error.fault}], {cause: error})
        : error;
    }
  });
}

function readPicture(
  element: JsxElement,
  line: number,
  page: MarkdownPage,
  root: string,
): Omit<PagePicture, 'index' | 'line'> {
  const from = jsxAttribute(element, 'from');
  const other = typeof from === 'string';
  const source = other
    ? parseMarkdownFile(
        path.posix.join(path.posix.dirname(page.file), from),
        root,
      )
    : page;
  const title = jsxAttribute(element, 'of');
  const fence = fenceOf(element, source, other ? Infinity : line, title);
  const {samples} = collectSamples([source]);
  const sample = samples.find(({segments}) =>
    segments.some((segment) => segment.fence.line === fence?.line),
  );
  if (!fence || !sample) {
    throw new FaultError({
      found: `a picture without a sample${typeof title === 'string' ? ` "${title}"` : ' above it'}`,
      expected: 'the sample whose result it shows',
      remedy: `Put it below its sample, or name that: <${PICTURE} of="app.ts" … />.`,
    });
  }
  const segment = sample.segments.find((one) => one.fence.line === fence.line)!;
  const part = upTo(sample, segment);
  return {
    title: fence.meta.get('title') ?? fence.lang,
    files: filesOf(part),
    before: exceptionOf(part)?.before,
    options: optionsOf(element),
    lang: pagePlaceOf(page.file)?.locale ?? 'en',
  };
}

/** The fence whose run a picture shows. */
function fenceOf(
  element: JsxElement,
  {fences, elements}: MarkdownPage,
  line: number,
  title: string | true | undefined,
): Fence | undefined {
  const scripts = fences.filter(({lang}) => SCRIPTS.test(lang));
  const inside = scripts.find((fence) => isIn(element, fence));
  // What another picture holds, the page does not show.
  const shown = scripts.filter(
    (fence) =>
      !elements.some(
        (other) => other.element.name === PICTURE && isIn(other.element, fence),
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

function optionsOf({attributes}: JsxElement): PagePicture['options'] {
  const options: Record<string, string | true> = {};
  for (const attribute of attributes) {
    const {name = '', value} =
      attribute.type === 'mdxJsxAttribute' ? attribute : {value: {value: ''}};
    if (typeof value !== 'object' || value === null) {
      options[name] = value ?? true;
    } else if (!OTHERS.includes(name)) {
      throw new FaultError({
        found: `${name || 'properties'} in braces`,
        expected: 'texts: a build reads them before it runs the code of pages',
        remedy: `Write them in quotation marks: <${PICTURE} range="A1:D5" … />.`,
      });
    }
  }
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => !OTHERS.includes(name)),
  );
}

/** What is said of a picture that could not be drawn. */
export function pictureProblem(
  {line, title}: PagePicture,
  file: string,
  error: unknown,
): Problem {
  return {
    file,
    line,
    found: `no picture of the sample "${title}": ${(error as Error).message}`,
    expected: 'a sample that runs, and leaves what the picture shows',
    remedy: `Correct the sample or the properties of the picture, and run \`npm run samples -- ${file}\`.`,
  };
}
