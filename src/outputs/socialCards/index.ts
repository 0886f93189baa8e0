import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {toLocale} from '../../site/locales';
import {socialCardPath} from '../../site/paths';
import type {BuiltPages} from '../builtPages';
import {CARD_FONT, cardSvg} from './cardSvg';

const {resolve} = createRequire(import.meta.url);

/**
 * Where the fonts stand once drawing has begun. Docusaurus loads this module anew for each locale, but the package
 * that draws once, and it starts once: https://github.com/thx/resvg-js/blob/main/wasm-binding.ts
 */
const shared = globalThis as {cardFonts?: Promise<Buffer[]>};

interface Options {
  /** Reads the pages that were built. */
  readonly read: BuiltPages;
}

/**
 * Draws the picture that stands for a page where its address is shared. A page that is no translation
 * shows the one of its original.
 */
export default function socialCardsPlugin(
  {baseUrl, siteConfig: {url, title}, i18n}: LoadContext,
  {read}: Options,
): Plugin {
  const site = {title, locale: toLocale(i18n.currentLocale)};
  return {
    name: 'social-cards',
    async postBuild(build) {
      const {outDir} = build;
      let count = 0;
      for (const {route, shared} of read(build)) {
        // A home page may name itself without its slash.
        if (
          shared?.facts.canonical.replace(/\/$/, '') ===
          url + route.replace(/\/$/, '')
        ) {
          const card = socialCardPath(route).slice(baseUrl.length);
          mkdirSync(path.dirname(path.join(outDir, card)), {recursive: true});
          writeFileSync(
            path.join(outDir, card),
            await drawSvg(cardSvg(shared.facts, site)),
          );
          count += 1;
        }
      }
      logger.info(`Social cards (${site.locale}): ${count} drawn.`);
    },
  };
}

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
