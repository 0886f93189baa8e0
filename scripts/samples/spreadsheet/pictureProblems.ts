import {
  pictureDrawer,
  type PictureSource,
} from '../../../src/live/picture/pictures';
import {bundleRunner} from '../../../src/live/node/runner';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import {
  pictureProblem,
  readPictures,
} from '../../../src/sets/pictures/readPictures';
import {ProblemError, type Problem} from '../../../src/sets/problem';

/** Draws the pictures of pages, as a build does, and tells which cannot be drawn. */
export async function pictureProblems(
  root: string,
  pages: readonly MarkdownPage[],
): Promise<{readonly count: number; readonly problems: readonly Problem[]}> {
  const problems: Problem[] = [];
  const pictures = pages.flatMap((page) => {
    try {
      return readPictures(page, root).map((picture) => ({page, picture}));
    } catch (error) {
      if (!(error instanceof ProblemError)) {
        throw error;
      }
      problems.push(...error.problems);
      return [];
    }
  });
  if (pictures.length > 0) {
    const draw = pictureDrawer(await bundleRunner(root));
    await Promise.all(
      pictures.map(({page, picture}) =>
        draw(picture as PictureSource).catch((error: unknown) => {
          problems.push(pictureProblem(picture, page.file, error));
        }),
      ),
    );
  }
  return {count: pictures.length, problems};
}
