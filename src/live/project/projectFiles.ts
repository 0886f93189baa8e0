import {
  findElements,
  type SampleFile,
  type SampleSource,
} from '../compileSample';
import {escapeHtml} from '../grid/markup';

/** Contents of text files by path. */
export type TextFiles = Readonly<Record<string, string>>;

/** Downloadable project in the form in which it is stored in a build. */
export interface DownloadableProject {
  /** Name of the project's folder and archive. */
  readonly name: string;
  readonly files: TextFiles;
}

export type GuideFramework = 'plain' | 'react' | 'vue' | 'next' | 'angular';

/** Applications in the code of a guide page, one per framework. */
export interface FrameworkGuide {
  /** CSS from the style sheets that the page shows. */
  readonly styles: string;
  /** Fences with the word `in-project`, by title: files of every project. */
  readonly shared: TextFiles;
  /** Applications of the guide. The last file of each is its root component, or for `plain` the script of the page. */
  readonly projects: readonly {
    readonly framework: GuideFramework;
    readonly files: readonly SampleFile[];
  }[];
}

/** Data that all projects of a build have in common. */
export interface SharedProjectData {
  /** Source from which npm installs the SDK, or a placeholder that npm rejects. */
  readonly packageSource: string;
  /** Template files of each framework, with placeholders in `{{…}}`. */
  readonly templates: Readonly<Record<GuideFramework, TextFiles>>;
  /** Name of a guide's page → additional files of its projects, such as a server. */
  readonly additions: Readonly<Record<string, TextFiles>>;
}

/** Description of one project and of the page that it belongs to. */
export interface ProjectInput {
  /** Name of the project and of its folder, in kebab case. */
  readonly name: string;
  readonly title: string;
  /** URL of the page. */
  readonly source: string;
  readonly lang: string;
}

export interface ProjectSample extends SampleSource {
  /** Title of the code fence, usually a file name. */
  readonly title: string;
  /** Heading of the section that contains the fence. */
  readonly heading: string;
}

const PAGE = 'index.html';

/**
 * Creates the files of a project with the samples of a page. A single sample is shown on the first page;
 * several have a page each.
 */
export function createProjectFiles(
  {
    samples,
    ...input
  }: ProjectInput & {readonly samples: readonly ProjectSample[]},
  facts: SharedProjectData,
): TextFiles {
  const {title} = input;
  const isOne = samples.length === 1;
  const fill = (caption: string, body: readonly string[]) =>
    fillTemplateFiles('plain', {...input, title: caption, body}, facts);
  const pages = samples.map((sample, index) => {
    const slug = removeExtension(sample.title).replace(/[^\w-]+/g, '-');
    const folder = `${index + 1}-${slug}`;
    const {script, sources} = sampleFiles(sample, isOne ? '' : `${folder}/`);
    return {
      page: isOne ? PAGE : `${folder}.html`,
      files: fill(
        `${title}: ${sample.title}`,
        createPageBody(sample.files, script),
      ),
      sources,
      link: `  <li><a href="/${folder}.html">${escapeHtml(sample.heading)}</a> <code>${escapeHtml(sample.title)}</code></li>`,
    };
  });
  const list = [
    `<h1>${escapeHtml(title)}</h1>`,
    '<ol>',
    ...pages.map(({link}) => link),
    '</ol>',
  ];
  return {
    ...(isOne ? pages[0]!.files : fill(title, list)),
    ...Object.fromEntries(pages.map(({page, files}) => [page, files[PAGE]!])),
    ...(Object.assign({}, ...pages.map(({sources}) => sources)) as TextFiles),
  };
}

export function fillTemplateFiles(
  framework: GuideFramework,
  {
    title,
    lang,
    body,
    ...input
  }: ProjectInput & {
    readonly body: readonly string[];
    readonly styles?: string;
    readonly component?: string;
  },
  {templates, packageSource}: SharedProjectData,
): TextFiles {
  const values: TextFiles = {
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
      fillTemplate(text, values),
    ]),
  );
}

/** Replaces the placeholders in a template. Those without a value are left unchanged. */
export function fillTemplate(template: string, values: TextFiles): string {
  return template.replace(
    /\{\{([^{}]+)\}\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}

/**
 * Creates the HTML body of a sample's page: the elements that the sample looks up, and its script.
 *
 * @param elementFiles - files whose elements the page must contain
 */
export function createPageBody(
  files: readonly SampleFile[],
  script: string,
  elementFiles = files,
): string[] {
  const sources = files.map(({source}) => source).join('\n');
  const elements = findElements(elementFiles).map(({id, tag}) => {
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

/**
 * Creates the source files of a sample.
 *
 * @param folder - empty if the project has only one sample
 * @returns URL of the page's script, and file contents by path
 */
function sampleFiles(
  {title, files, before}: ProjectSample,
  folder: string,
): {readonly script: string; readonly sources: TextFiles} {
  const own = files.at(-1)!;
  const others = files.slice(0, -1);
  // The sample's file can be named after the title, since no other file imports it.
  const isTaken = others.some(({name}) => name === title);
  const entry = /^[\w.-]+\.\w+$/.test(title) && !isTaken ? title : own.name;
  const all = [...others, {name: entry, source: own.source}];
  if (before !== undefined) {
    all.push(
      {name: 'before.ts', source: before},
      // Runs both through one script, since two scripts in a page would overlap if the first one has a
      // top-level `await`.
      {
        name: 'main.ts',
        source: `import './before';\nimport './${removeExtension(entry)}';`,
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

/** Removes the extension of a file name. */
export function removeExtension(file: string): string {
  return file.replace(/\.\w+$/, '');
}
