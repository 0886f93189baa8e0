import {createRequire} from 'node:module';

interface Language {
  readonly alias?: string | readonly string[];
}

const {languages} = createRequire(__filename)('prismjs/components.json') as {
  readonly languages: Readonly<Record<string, Language>>;
};

/**
 * Every name that Prism has for a language, and those that Docusaurus takes besides. Whether a language is
 * coloured is up to `themeConfig.prism.additionalLanguages`.
 */
export const PRISM_LANGUAGES: readonly string[] = [
  ...Object.entries(languages).flatMap(([name, {alias}]) => [
    name,
    ...[alias ?? []].flat(),
  ]),
  'mermaid',
  'mdx',
  'text',
];
