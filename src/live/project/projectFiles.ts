import {escapeHtml} from '../escapeHtml';
import type {GuideFramework, SampleElement, SampleFile} from '../sample';
import type {Files, ProjectFacts, ProjectSample} from './types';

/** What projects of a page are made of. */
export interface Input {
  /** Name of the project and its folder: lower-case words joined by `-`. */
  readonly name: string;
  /** Title of the page. */
  readonly title: string;
  readonly lang: string;
  /** Paragraphs of `README.md`; the address is to be opened once it has started, if starting it does not. */
  readonly texts: (address?: string) => Files;
}

/** What a project of samples is made of. */
export interface ProjectInput extends Input {
  readonly samples: readonly ProjectSample[];
}

/** Page of a project whose files stand in `src`. */
const PAGE = 'index.html';

/** What differs between the projects of frameworks. */
export const FRAMES: Readonly<
  Record<
    GuideFramework,
    {
      readonly name: string;
      /** Where the files of the guide go. */
      readonly folder: string;
      /** Address of its page on the reader's machine, if starting it does not open that. */
      readonly page?: string;
    }
  >
> = {
  plain: {name: 'TypeScript', folder: 'src'},
  react: {name: 'React', folder: 'src'},
  vue: {name: 'Vue', folder: 'src'},
  next: {
    name: 'Next.js',
    folder: 'app/report',
    page: 'http://localhost:3000/report',
  },
  angular: {name: 'Angular', folder: 'src'},
};

/**
 * The files of a project that shows samples: one stands on the first page, several on a page each, to
 * which the first leads.
 */
export function projectFiles(
  {samples, ...input}: ProjectInput,
  facts: ProjectFacts,
): Files {
  const {title} = input;
  const isOne = samples.length === 1;
  const fill = (caption: string, body: readonly string[]) =>
    templateFiles('plain', {...input, title: caption, body}, facts);
  const shown = samples.map((sample, index) => {
    const {heading, elements, modules} = sample;
    const stem = stemOf(sample.title).replace(/[^\w-]+/g, '-');
    const folder = `${index + 1}-${stem}`;
    const {script, sources} = sampleFiles(sample, isOne ? '' : `${folder}/`);
    return {
      page: isOne ? PAGE : `${folder}.html`,
      files: fill(
        `${title}: ${sample.title}`,
        bodyOf(elements, modules, script),
      ),
      sources,
      link: `  <li><a href="/${folder}.html">${escapeHtml(heading)}</a> <code>${escapeHtml(sample.title)}</code></li>`,
    };
  });
  const list = [
    `<h1>${escapeHtml(title)}</h1>`,
    '<ol>',
    ...shown.map(({link}) => link),
    '</ol>',
  ];
  return {
    ...(isOne ? shown[0]!.files : fill(title, list)),
    ...Object.fromEntries(shown.map(({page, files}) => [page, files[PAGE]!])),
    ...(Object.assign({}, ...shown.map(({sources}) => sources)) as Files),
  };
}

/** The files of a framework that are the same for all projects but for what they leave open. */
export function templateFiles(
  framework: GuideFramework,
  {
    title,
    lang,
    texts,
    body,
    ...input
  }: Input & {
    readonly body: readonly string[];
    readonly styles?: string;
    readonly component?: string;
  },
  facts: ProjectFacts,
): Files {
  const values: Files = {
    styles: '',
    component: '',
    ...input,
    title,
    titleHtml: escapeHtml(title),
    titleText: JSON.stringify(title),
    lang: escapeHtml(lang),
    body: body.join('\n    '),
    packageSource: facts.packageSource,
    ...texts(FRAMES[framework].page),
  };
  return Object.fromEntries(
    Object.entries(facts.templates[framework]).map(([file, text]) => [
      file,
      fill(text, values),
    ]),
  );
}

/** Fills in what a template leaves open. */
export function fill(template: string, values: Files): string {
  return template.replace(
    /\{\{([^{}]+)\}\}/g,
    (mark, name: string) => values[name] ?? mark,
  );
}

/** What stands in the page of a sample: the elements that it asks for, and its script. */
export function bodyOf(
  elements: readonly SampleElement[],
  modules: readonly SampleFile[],
  script: string,
): string[] {
  const sources = modules.map(({source}) => source).join('\n');
  const elementOf = ({id, tag}: SampleElement): string => {
    if (sources.includes(`createSpreadsheet('#${id}'`)) {
      return `<div id="${id}" class="host"></div>`;
    }
    const type = /\.files\b/.test(sources) ? ' type="file"' : '';
    return tag === 'input'
      ? `<input id="${id}"${type} aria-label="${id}" />`
      : `<${tag} id="${id}">${tag === 'button' ? id : ''}</${tag}>`;
  };
  return [
    ...elements.map(elementOf),
    `<script type="module" src="${escapeHtml(script)}"></script>`,
  ];
}

/** @param folder - empty for a project of one sample */
function sampleFiles(
  {title, modules, before}: ProjectSample,
  folder: string,
): {
  /** Address of what its page runs. */
  readonly script: string;
  readonly sources: Files;
} {
  const own = modules.at(-1)!;
  const others = modules.slice(0, -1);
  // Nothing imports the sample itself: it may have the name that the page shows.
  const isTaken = others.some(({name}) => name === title);
  const entry = /^[\w.-]+\.\w+$/.test(title) && !isTaken ? title : own.name;
  const files = [
    ...others,
    {name: entry, source: own.source},
    ...(before
      ? [
          {name: 'before.ts', source: before.source},
          // One after the other: a second script of the page would not wait for the first.
          {
            name: 'main.ts',
            source: `import './before';\nimport './${stemOf(entry)}';`,
          },
        ]
      : []),
  ];
  return {
    script: `/src/${folder}${files.at(before ? -1 : others.length)!.name}`,
    sources: Object.fromEntries(
      files.map(({name, source}) => [`src/${folder}${name}`, `${source}\n`]),
    ),
  };
}

/** The name of a file without its ending. */
export function stemOf(file: string): string {
  return file.replace(/\.\w+$/, '');
}
