import {listPage, samplePage} from './pages';
import {readMe} from './readMe';
import type {ProjectFacts, ProjectSample, ProjectTexts} from './sample';
import {templateFiles} from './templates';

/** What a project is made of. */
export interface ProjectInput {
  /** Name of the project and its folder: lower-case words joined by `-`. */
  readonly name: string;
  /** Title of the page. */
  readonly title: string;
  readonly lang: string;
  readonly samples: readonly ProjectSample[];
}

/**
 * The files of a project that shows samples: one stands on the first page, several on a page each, to
 * which the first leads.
 *
 * @returns path → text
 */
export function projectFiles(
  {name, title, lang, samples}: ProjectInput,
  facts: ProjectFacts,
  texts: ProjectTexts,
): Record<string, string> {
  const [only] = samples;
  const isOne = samples.length === 1;
  const shown = samples.map((sample, index) =>
    sampleFiles(
      sample,
      isOne
        ? ''
        : `${index + 1}-${stem(sample.title).replace(/[^\w-]+/g, '-')}`,
    ),
  );
  const pages = shown.map(({page, script}, index) => [
    page,
    samplePage(
      {lang, title: `${title}: ${samples[index]!.title}`, page: facts.page},
      samples[index]!,
      script,
    ),
  ]);
  const list = shown.map(({page}, index) => ({
    file: page,
    heading: samples[index]!.heading,
    title: samples[index]!.title,
  }));
  return {
    'README.md': readMe(
      isOne ? `${title}: ${only!.title}` : title,
      facts,
      texts,
    ),
    ...templateFiles(facts, 'plain', {name}),
    ...(isOne
      ? {}
      : {'index.html': listPage({lang, title, page: facts.page}, list)}),
    ...(Object.fromEntries(pages) as Record<string, string>),
    ...Object.assign({}, ...shown.map(({sources}) => sources)),
  };
}

/** @param folder - empty for a project of one sample */
function sampleFiles(
  {title, modules, before}: ProjectSample,
  folder: string,
): {
  readonly page: string;
  /** Address of what its page runs. */
  readonly script: string;
  readonly sources: Readonly<Record<string, string>>;
} {
  const place = folder ? `src/${folder}/` : 'src/';
  const own = modules.at(-1)!;
  const others = modules.slice(0, -1);
  // Nothing imports the sample itself: it may have the name that the page shows.
  const isTaken = others.some(({name}) => name === title);
  const entry = /^[\w.-]+\.\w+$/.test(title) && !isTaken ? title : own.name;
  const files = [
    ...others.map(({name, source}) => [name, source] as const),
    [entry, own.source] as const,
    ...(before
      ? [
          ['before.ts', before.source] as const,
          // One after the other: a second script of the page would not wait for the first.
          [
            'main.ts',
            `import './before';\nimport './${stem(entry)}';`,
          ] as const,
        ]
      : []),
  ];
  return {
    page: folder ? `${folder}.html` : 'index.html',
    script: `/${place}${before ? 'main.ts' : entry}`,
    sources: Object.fromEntries(
      files.map(([file, source]) => [`${place}${file}`, `${source}\n`]),
    ),
  };
}

function stem(file: string): string {
  return file.replace(/\.\w+$/, '');
}
