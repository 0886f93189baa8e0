import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {cardSvg, type Card} from './cardSvg';
import {writeWhole} from '../writeWhole';
import {drawSvg} from './drawSvg';

const require = createRequire(import.meta.url);

/** What draws: with another version the same drawing may give other bytes. */
const DRAWN_BY = ['@resvg/resvg-js', '@expo-google-fonts/nanum-gothic'].map(
  (name) => {
    const {version} = require(`${name}/package.json`) as {version: string};
    return `${name}@${version}`;
  },
);

/**
 * Makes a function that draws cards as PNG and keeps them: drawing takes a third of what a build spends on a
 * page, and a card hardly ever changes.
 *
 * @param folder - absolute path of what is kept; made when it is missing
 */
export function keptCards(folder: string): (card: Card) => Buffer {
  mkdirSync(folder, {recursive: true});
  return (card) => {
    const svg = cardSvg(card);
    const name = createHash('sha256')
      .update([...DRAWN_BY, svg].join('\n'))
      .digest('hex');
    const file = path.join(folder, `${name}.png`);
    if (existsSync(file)) {
      return readFileSync(file);
    }
    const png = drawSvg(svg);
    writeWhole(file, png);
    return png;
  };
}
