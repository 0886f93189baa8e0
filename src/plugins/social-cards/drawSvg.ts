import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {CARD_FONT} from './cardSvg';

const {resolve} = createRequire(import.meta.url);

/**
 * Where the fonts stand once drawing has begun. Docusaurus loads this module anew for each locale, but the package
 * that draws once, and it starts once: https://github.com/thx/resvg-js/blob/main/wasm-binding.ts
 */
const shared = globalThis as {cardFonts?: Promise<Buffer[]>};

/** Draws the SVG of a card as PNG: the same picture on every machine. */
export async function drawSvg(svg: string): Promise<Buffer> {
  const fontBuffers = await (shared.cardFonts ??= start());
  const drawing = new Resvg(svg, {
    font: {
      loadSystemFonts: false,
      fontBuffers,
      defaultFontFamily: CARD_FONT,
    },
  });
  const image = drawing.render();
  try {
    return Buffer.from(image.asPng());
  } finally {
    // WebAssembly's memory is none of the garbage collector's.
    image.free();
    drawing.free();
  }
}

/**
 * Starts what draws, and reads the fonts: the repository's own, for those of a machine would give another picture; and
 * into memory, for a file would be read anew for every letter.
 */
async function start(): Promise<Buffer[]> {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return ['400Regular', '700Bold'].map((name) =>
    readFileSync(
      resolve(
        `@expo-google-fonts/nanum-gothic/${name}/NanumGothic_${name}.ttf`,
      ),
    ),
  );
}
