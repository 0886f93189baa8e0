import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {CARD_FONT} from './cardSvg';

const {resolve} = createRequire(import.meta.url);

/**
 * Fonts of the cards, shared in `globalThis` because Docusaurus loads this module again for each locale, but resvg's
 * WebAssembly can be initialised only once per process: https://github.com/thx/resvg-js/blob/main/wasm-binding.ts
 */
const shared = globalThis as {cardFonts?: Promise<Buffer[]>};

/** Renders an SVG as PNG. Its bytes are the same on every machine. */
export async function renderPng(svg: string): Promise<Buffer> {
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
    // Frees WebAssembly memory, which is not garbage collected.
    image.free();
    drawing.free();
  }
}

/**
 * Initialises resvg and loads the bundled fonts. System fonts would give different pictures. Fonts are kept
 * in memory, because resvg would read font files again for every glyph.
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
