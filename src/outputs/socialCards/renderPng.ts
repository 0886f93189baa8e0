import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {computeIntegrityHash, writeAtomically} from '../../bundle';
import {CARD_FONT} from './cardSvg';

const {resolve} = createRequire(import.meta.url);

/** Cache folder of rendered cards. File names are hashes of SVG, renderer and fonts. */
const CACHE = 'node_modules/.cache/social-cards';

interface Renderer {
  readonly fontBuffers: Buffer[];
  /** Hash of renderer and fonts. */
  readonly version: string;
}

/**
 * Renderer of the cards, shared in `globalThis` because Docusaurus loads this module again for each locale, but resvg's
 * WebAssembly can be initialised only once per process: https://github.com/thx/resvg-js/blob/main/wasm-binding.ts
 */
const shared = globalThis as {cardRenderer?: Promise<Renderer>};

/** Renders an SVG as PNG, unless an earlier build of the site has. */
export async function renderCachedPng(
  svg: string,
  siteDir: string,
): Promise<Buffer> {
  const {version} = await (shared.cardRenderer ??= start());
  const key = computeIntegrityHash(version + svg).replaceAll('/', '_');
  const file = path.join(siteDir, CACHE, `${key}.png`);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeAtomically(file, await renderPng(svg));
  }
  return readFileSync(file);
}

/** Renders an SVG as PNG. Its bytes are the same on every machine. */
export async function renderPng(svg: string): Promise<Buffer> {
  const {fontBuffers} = await (shared.cardRenderer ??= start());
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
async function start(): Promise<Renderer> {
  const code = readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(code);
  const fontBuffers = ['400Regular', '700Bold'].map((name) =>
    readFileSync(
      resolve(
        `@expo-google-fonts/nanum-gothic/${name}/NanumGothic_${name}.ttf`,
      ),
    ),
  );
  const version = [code, ...fontBuffers].map(computeIntegrityHash).join();
  return {fontBuffers, version};
}
