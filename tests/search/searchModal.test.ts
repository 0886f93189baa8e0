import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {selectModalMessages} from '@site/src/search/plugin';
import {renderOpenSearch} from '@site/src/search/plugin/openSearch';
import {
  bundleModal,
  type ModalBundle,
} from '@site/src/search/plugin/bundleModal';
import {computeIntegrityHash} from '@site/src/bundle';

const GENERATED = {
  'docusaurus.config': {url: 'https://site.example', baseUrl: '/'},
  i18n: {currentLocale: 'en'},
  codeTranslations: {'theme.SearchModal.placeholder': 'Planted message'},
  globalData: {},
  'site-metadata': {},
};

const bundle = (engine: 'embedded' | 'hosted', generated: object = GENERATED) =>
  bundleModal(process.cwd(), {
    engine,
    lightOnly: true,
    generated: generated as typeof GENERATED,
  });

describe('the modal of the embedded engine', () => {
  let embedded: ModalBundle;
  let script: string;
  beforeAll(async () => {
    embedded = await bundle('embedded');
    script = embedded.script.text;
  });

  it('loads nothing else', () => {
    expect(embedded.dynamicFiles).toEqual([]);
  });

  it('weighs at most 44 kB, its styles 1 kB', () => {
    const {script: own, style} = embedded;
    expect(gzipSync(own.text).length).toBeLessThan(44_000);
    expect(gzipSync(style.text).length).toBeLessThan(1000);
  });

  it('holds no router and no other library for components than Preact', () => {
    expect(script).not.toMatch(/react\.dev\/errors|useRouteMatch|legacyhidden/);
  });
});

it('the modal of the hosted engine loads the embedded one on demand, with integrity', async () => {
  const {script, dynamicFiles} = await bundle('hosted');
  expect(dynamicFiles).toHaveLength(1);
  const {file, text} = dynamicFiles[0]!;
  expect(text).toContain('Search index');
  expect(script.text).toContain(
    `./${path.basename(file)}#${computeIntegrityHash(text)}`,
  );
  expect(script.text).not.toMatch(/\bimport\(\s*["'`]/);
});

it('contains the translations of all its messages', async () => {
  const translations = JSON.parse(
    readFileSync('i18n/ko/code.json', 'utf8'),
  ) as Record<string, {message: string}>;
  const messages = selectModalMessages(
    Object.fromEntries(
      Object.entries(translations).map(([id, {message}]) => [id, message]),
    ),
  );
  const {script} = await bundle('embedded');
  const used = [...script.text.matchAll(/id:"((?:theme|site)\.[\w.]+)"/g)].map(
    ([, id]) => id!,
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((id) => !(id in messages))).toEqual([]);
});

it('describes the search of a site in its language', () => {
  const text = renderOpenSearch(
    {
      baseUrl: '/docs/',
      siteConfig: {
        title: '문서 & SDK',
        url: 'https://a.example',
        favicon: 'a.svg',
      },
      i18n: {currentLocale: 'ko'},
    } as never,
    'search',
  );
  expect(text).toContain('<Description>문서 &#38; SDK 검색</Description>');
  expect(text).toContain('"https://a.example/docs/search?q={searchTerms}"');
});
