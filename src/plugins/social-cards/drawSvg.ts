import {createRequire} from 'node:module';
import {Resvg} from '@resvg/resvg-js';
import {CARD_FONT} from './cardSvg';

const {resolve} = createRequire(import.meta.url);

/** Fonts of the repository's own: those of the machine would give every machine other bytes. */
const FONTS = ['400Regular', '700Bold'].map((name) =>
  resolve(`@expo-google-fonts/nanum-gothic/${name}/NanumGothic_${name}.ttf`),
);

/** Draws the SVG of a card as PNG: the same bytes on every machine. */
export function drawSvg(svg: string): Buffer {
  const image = new Resvg(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: FONTS,
      defaultFontFamily: CARD_FONT,
    },
  }).render();
  return image.asPng();
}
