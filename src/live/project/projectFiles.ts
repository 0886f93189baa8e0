import {escapeHtml} from '../escapeHtml';
import {findElements} from '../runner/elementsOf';
import type {Files, GuideFramework, SampleFile} from '../sample';

/** What the build knows of all projects. */
export interface ProjectFacts {
  /** Where the SDK is installed from; a placeholder that npm refuses while nobody has said. */
  readonly packageSource: string;
  /** Files of each framework, by their paths; what they leave open stands in `{{…}}`. */
  readonly templates: Readonly<Record<GuideFramework, Files>>;
  /** Name of a guide's page → files that its projects have besides: a server, tests. */
  readonly additions: Readonly<Record<string, Files>>;
}

/** What projects of a page have in common. */
export interface Input {
  /** Name of the project and its folder: lower-case words joined by `-`. */
  readonly name: string;
  /** Title of the page, and its address. */
  readonly title: string;
  readonly source: string;
  readonly lang: string;
}

/** A sample as it becomes part of a project. */
export interface ProjectSample {
  /** File name that the page shows above its code, e.g. `report.ts`. */
  readonly title: string;
  /** Heading of the page below which it stands. */
  readonly heading: string;
  /** In the order in which they run; the sample itself is the last. */
  readonly files: readonly SampleFile[];
  /** TypeScript that runs first. */
  readonly before: string | undefined;
}

/** Page of a project whose files stand in `src`. */
const PAGE = 'index.html';

/**
 * The files of a project that shows samples: one stands on the first page, several on a page each, to
 * which the first leads.
 */
export function projectFiles(
  {samples, ...input}: Input & {readonly samples: readonly ProjectSample[]},
  facts: ProjectFacts,
): Files {
  const {title} = input;
  const isOne = samples.length === 1;
  const fill = (caption: string, body: readonly string[]) =>
    templateFiles('plain', {...input, title: caption, body}, facts);
  const shown = samples.map((sample, index) => {
    const stem = stemOf(sample.title).replace(/[^\w-]+/g, '-');
    const folder = `${index + 1}-${stem}`;
    const {script, sources} = sampleFiles(sample, isOne ? '' : `${folder}/`);
    return {
      page: isOne ? PAGE : `${folder}.html`,
      files: fill(`${title}: ${sample.title}`, bodyOf(sample.files, script)),
      sources,
      link: `  <li><a href="/${folder}.html">${escapeHtml(sample.heading)}</a> <code>${escapeHtml(sample.title)}</code></li>`,
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
    body,
    ...input
  }: Input & {
    readonly body: readonly string[];
    readonly styles?: string;
    readonly component?: string;
  },
  {templates, packageSource}: ProjectFacts,
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
    packageSource,
  };
  return Object.fromEntries(
    Object.entries(templates[framework]).map(([file, text]) => [
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

/**
 * What stands in the page of a sample: the elements that it asks for, and its script.
 *
 * @param asking - the files whose elements are those of the page
 */
export function bodyOf(
  files: readonly SampleFile[],
  script: string,
  asking = files,
): string[] {
  const sources = files.map(({source}) => source).join('\n');
  const elements = findElements(asking).map(({id, tag}) => {
    if (sources.includes(`createSpreadsheet('#${id}'`)) {
      return `<div id="${id}" class="host"></div>`;
    }
    const type = /\.files\b/.test(sources) ? ' type="file"' : '';
    return tag === 'input'
      ? `<input id="${id}"${type} aria-label="${id}" />`
      : `<${tag} id="${id}">${tag === 'button' ? id : ''}</${tag}>`;
  });
  return [
    ...elements,
    `<script type="module" src="${escapeHtml(script)}"></script>`,
  ];
}

/** @param folder - empty for a project of one sample */
function sampleFiles(
  {title, files, before}: ProjectSample,
  folder: string,
): {
  /** Address of what its page runs. */
  readonly script: string;
  readonly sources: Files;
} {
  const own = files.at(-1)!;
  const others = files.slice(0, -1);
  // Nothing imports the sample itself: it may have the name that the page shows.
  const isTaken = others.some(({name}) => name === title);
  const entry = /^[\w.-]+\.\w+$/.test(title) && !isTaken ? title : own.name;
  const all = [...others, {name: entry, source: own.source}];
  if (before !== undefined) {
    all.push(
      {name: 'before.ts', source: before},
      // One after the other: a second script of the page would not wait for the first.
      {
        name: 'main.ts',
        source: `import './before';\nimport './${stemOf(entry)}';`,
      },
    );
  }
  return {
    script: `/src/${folder}${before === undefined ? entry : 'main.ts'}`,
    sources: Object.fromEntries(
      all.map(({name, source}) => [`src/${folder}${name}`, `${source}\n`]),
    ),
  };
}

/** The name of a file without its ending. */
export function stemOf(file: string): string {
  return file.replace(/\.\w+$/, '');
}
