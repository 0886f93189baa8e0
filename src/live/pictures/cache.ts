import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  createPictureRenderer,
  type RenderedPicture,
  type PictureSource,
} from './pictureRenderer';
import {bundleRunner} from '../runner/nodeRunner';
import {pictureProblem, type PagePicture} from './readPictures';
import {ProblemError} from '../../content/problem';
import {contentHash} from '../../bundle';
import {writeAtomically} from '../../bundle';

/** Where drawings are kept, by the hash of sample and of what runs and draws it. */
const FOLDER = 'node_modules/.cache/sheet-pictures';

/**
 * Draws a picture of a page.
 *
 * @param file - path of the page from the site's folder, with slashes
 * @throws ProblemError when its sample fails, or leaves what cannot be drawn
 */
export type DrawPicture = (
  picture: PagePicture,
  file: string,
) => Promise<RenderedPicture>;

/**
 * Makes a function that draws pictures. A sample runs once for each of its pictures, as long as neither it nor what runs
 * and draws it changes.
 *
 * @param siteDir - root of the repository
 */
export function keptPictures(siteDir: string): DrawPicture {
  const known = new Map<string, Promise<RenderedPicture>>();
  let ready: Promise<DrawPicture> | undefined;
  const drawOne: DrawPicture = async (picture, file) => {
    try {
      return await (
        await (ready ??= prepare(siteDir))
      )(picture, file);
    } catch (error) {
      throw new ProblemError([pictureProblem(picture, file, error)], {
        cause: error,
      });
    }
  };
  return (picture, file) => {
    const key = JSON.stringify([file, picture]);
    const drawn = known.get(key) ?? drawOne(picture, file);
    known.set(key, drawn);
    return drawn;
  };
}

async function prepare(siteDir: string): Promise<DrawPicture> {
  const code = await bundleRunner(siteDir);
  const version = contentHash(code);
  const folder = path.join(siteDir, FOLDER);
  mkdirSync(folder, {recursive: true});
  const draw = createPictureRenderer(code, async (request, drawNow) => {
    const file = path.join(folder, `${contentHash(version + request)}.html`);
    if (existsSync(file)) {
      return readFileSync(file, 'utf8');
    }
    const drawn = await drawNow();
    writeAtomically(file, drawn);
    return drawn;
  });
  return (picture) => draw(picture as PictureSource);
}
