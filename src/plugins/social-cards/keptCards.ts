import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {cardSvg, type Card} from './cardSvg';
import {writeWhole} from '../writeWhole';
import {drawSvg} from './drawSvg';

const {resolve} = createRequire(import.meta.url);

/** What draws and writes: with another version the same drawing may give other bytes. */
const DRAWN_BY = [
  '@resvg/resvg-wasm/index_bg.wasm',
  '@expo-google-fonts/nanum-gothic/package.json',
].map((file) => {
  const content = readFileSync(resolve(file));
  return createHash('sha256').update(content).digest('hex');
});

/**
 * Makes a function that draws cards as PNG and keeps them: drawing takes a tenth of what a build spends on a
 * page, and a card hardly ever changes.
 *
 * @param folder - absolute path of what is kept; made when it is missing
 */
export function keptCards(folder: string): (card: Card) => Promise<Buffer> {
  mkdirSync(folder, {recursive: true});
  return async (card) => {
    const svg = cardSvg(card);
    const name = createHash('sha256')
      .update([...DRAWN_BY, svg].join('\n'))
      .digest('hex');
    const file = path.join(folder, `${name}.png`);
    if (existsSync(file)) {
      return readFileSync(file);
    }
    const png = await drawSvg(svg);
    writeWhole(file, png);
    return png;
  };
}
