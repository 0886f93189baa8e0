import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {computeIntegrityHash, writeAtomically} from '../../bundle';
import {toLocale} from '../../site/locales';
import {getSocialCardPath} from '../../site/paths';
import type {BuiltPagesReader} from '../builtPages';
import {CARD_FONT, drawSocialCard} from './cardSvg';

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

interface Options {
  readonly read: BuiltPagesReader;
}

/** Docusaurus plugin that draws the social card of every page. Untranslated pages use the card of the original page. */
export default function socialCardsPlugin(
  {baseUrl, siteConfig: {url, title}, siteDir, i18n}: LoadContext,
  {read}: Options,
): Plugin {
  const site = {title, locale: toLocale(i18n.currentLocale)};
  const cache = path.join(siteDir, CACHE);
  return {
    name: 'social-cards',
    async postBuild(build) {
      const {outDir} = build;
      mkdirSync(cache, {recursive: true});
      let count = 0;
      for (const {route, shared} of read(build)) {
        // Only pages that are their own canonical page get a card. The canonical URL of a home page may lack
        // the trailing slash.
        if (
          shared?.facts.canonical.replace(/\/$/, '') ===
          url + route.replace(/\/$/, '')
        ) {
          const card = getSocialCardPath(route).slice(baseUrl.length);
          mkdirSync(path.dirname(path.join(outDir, card)), {recursive: true});
          writeFileSync(
            path.join(outDir, card),
            await readOrRender(drawSocialCard(shared.facts, site), cache),
          );
          count += 1;
        }
      }
      logger.info(`Social cards (${site.locale}): ${count} drawn.`);
    },
  };
}

/** Renders an SVG as PNG, unless an earlier build has. */
async function readOrRender(svg: string, cache: string): Promise<Buffer> {
  const {version} = await (shared.cardRenderer ??= start());
  const key = computeIntegrityHash(version + svg);
  const file = path.join(cache, `${key.replaceAll('/', '_')}.png`);
  if (!existsSync(file)) {
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
