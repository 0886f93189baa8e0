import {createRequire} from 'node:module';
import {Resvg} from '@resvg/resvg-js';
import {CARD_FONT, cardSvg, type Card} from './cardSvg';

const {resolve} = createRequire(import.meta.url);

/** Fonts of the repository's own: those of the machine would give every machine other bytes. */
const FONTS = ['400Regular', '700Bold'].map((name) =>
  resolve(`@expo-google-fonts/nanum-gothic/${name}/NanumGothic_${name}.ttf`),
);

/** Draws a card as PNG: the same bytes on every machine. */
export function drawCard(card: Card): Buffer {
  const image = new Resvg(cardSvg(card), {
    font: {
      loadSystemFonts: false,
      fontFiles: FONTS,
      defaultFontFamily: CARD_FONT,
    },
  }).render();
  return image.asPng();
}
