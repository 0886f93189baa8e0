import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compileFiles} from '../compileSample';
import type {LiveSample} from '../sample';
import {parseMarkdown, type MarkdownPage} from '../../content/page/markdown';
import {
  hasMarks,
  pageMarks,
  type PageMark,
} from '../../content/questions/marks';
import {liveFencesOfPage} from './fences';
import {FRAMEWORK} from '../plugin/guides';
import {
  pageProjectOf,
  projectKeyOf,
  type PageProject,
} from '../plugin/pageProject';
import {
  PICTURE,
  readPictures,
  type PagePicture,
} from '../pictures/readPictures';

/** What a build takes from the source of a page, besides the page itself: plain data. */
export interface SourceReading {
  /** What readers can run. */
  readonly samples: readonly {
    readonly id: string;
    readonly sample: LiveSample;
  }[];
  /** What they can take away, if there is anything. */
  readonly project?: PageProject;
  /** What it shows of what its samples leave. */
  readonly pictures: readonly PagePicture[];
  /** What the vendor has not specified. */
  readonly marks: readonly PageMark[];
}

/**
 * Reads the source of a page.
 *
 * @param file - path from the site's folder, with slashes
 * @throws ProblemError when the text is not valid MDX, SyntaxError when a sample cannot be compiled
 */
export type ReadSource = (text: string, file: string) => Promise<SourceReading>;

/**
 * Makes a function that reads the source of a page, and reads it again only when it has changed.
 *
 * @param siteDir - root of the repository
 */
export function sourceReader(siteDir: string): ReadSource {
  const known = new Map<
    string,
    {readonly text: string; readonly reading: SourceReading}
  >();
  return async (text, file) => {
    const hasPictures = text.includes(`<${PICTURE}`);
    if (!text.includes('```') && !hasMarks(text) && !hasPictures) {
      return {samples: [], pictures: [], marks: []};
    }
    const input = [text, ...otherSources(text, file, siteDir)].join('\0');
    const before = known.get(file);
    if (before?.text === input) {
      return before.reading;
    }
    const reading = readSource(text, file, siteDir);
    known.set(file, {text: input, reading});
    return reading;
  };
}

function readSource(
  text: string,
  file: string,
  siteDir: string,
): SourceReading {
  let parsed: MarkdownPage | undefined;
  const page = () => (parsed ??= parseMarkdown(text, file));
  const live = liveFencesOfPage(text, file, page);
  const project =
    live.length > 0 || FRAMEWORK.test(text)
      ? pageProjectOf(page(), live)
      : undefined;
  return {
    samples: live.map(({id, files, before, start}) => ({
      id,
      sample: {
        ...compileFiles(files, before),
        start,
        project: projectKeyOf(file),
      },
    })),
    ...(project && {project}),
    pictures: text.includes(`<${PICTURE}`) ? readPictures(page(), siteDir) : [],
    marks: hasMarks(text) ? pageMarks(page()) : [],
  };
}

/** The texts of other pages whose samples a page shows pictures of. */
function otherSources(text: string, file: string, siteDir: string): string[] {
  const names = text.matchAll(/<SheetPicture[^>]*?\sfrom="([^"]+)"/g);
  return [...names]
    .map(([, name]) => path.join(siteDir, path.dirname(file), name!))
    .filter((other) => existsSync(other))
    .map((other) => readFileSync(other, 'utf8'));
}
