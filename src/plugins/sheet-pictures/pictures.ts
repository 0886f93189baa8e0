import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  pictureDrawer,
  type DrawnPicture,
  type PictureSource,
} from '../../live/picture/pictures';
import type {PictureState} from '../../live/picture/types';
import {bundleRunner} from '../../live/node/runner';
import {
  pictureProblem,
  type PagePicture,
} from '../../sets/pictures/readPictures';
import {ProblemError} from '../../sets/problem';
import {contentHash} from '../contentHash';
import {writeWhole} from '../writeWhole';

/** Where states are kept, by the hash of sample and runtime. */
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
) => Promise<DrawnPicture>;

/**
 * Makes a function that draws pictures. A sample runs once for each of its pictures, as long as neither it nor the
 * runtime changes.
 *
 * @param siteDir - root of the repository
 */
export function keptPictures(siteDir: string): DrawPicture {
  const known = new Map<string, Promise<DrawnPicture>>();
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
  const draw = pictureDrawer(code, async (request, read) => {
    const file = path.join(folder, `${contentHash(version + request)}.json`);
    if (existsSync(file)) {
      return JSON.parse(readFileSync(file, 'utf8')) as PictureState;
    }
    const state = await read();
    writeWhole(file, JSON.stringify(state));
    return state;
  });
  return (picture) => draw(picture as PictureSource);
}
