import {
  findElements,
  type SampleFile,
  type SampleSource,
} from '../compileSample';
import {escapeHtml} from '../grid/markup';
import {FRAMEWORKS, type GuideFramework} from './frameworks';
import type {TemplateFiller, TextFiles} from './templates';

/** Downloadable project in the form in which it is stored in a build. */
export interface DownloadableProject {
  /** Name of the project's folder and archive. */
  readonly name: string;
  readonly files: TextFiles;
}

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

/** Returns the values of the placeholders that the templates of all frameworks have. */
const describeProject = (input: ProjectInput, body: readonly string[]) => ({
  ...input,
  titleHtml: escapeHtml(input.title),
  titleText: JSON.stringify(input.title),
  body: body.join('\n    '),
});

/**
 * Creates the files of a project with the samples of a page. A single sample is shown on the first page;
 * several have a page each.
 */
export function createProjectFiles(
  samples: readonly ProjectSample[],
  input: ProjectInput,
  fillTemplates: TemplateFiller,
): TextFiles {
  const isOne = samples.length === 1;
  const fill = (title: string, body: readonly string[]) =>
    fillTemplates('plain', {
      ...describeProject({...input, title}, body),
      styles: '',
    });
  const pages = samples.map((sample, index) => {
    const slug = removeExtension(sample.title).replace(/[^\w-]+/g, '-');
    const folder = `${index + 1}-${slug}`;
    const {script, sources} = sampleFiles(
      sample,
      isOne ? 'src' : `src/${folder}`,
    );
    return {
      page: isOne ? PAGE : `${folder}.html`,
      files: fill(
        `${input.title}: ${sample.title}`,
        createPageBody(sample.files, script),
      ),
      sources,
      link: `  <li><a href="/${folder}.html">${escapeHtml(sample.heading)}</a> <code>${escapeHtml(sample.title)}</code></li>`,
    };
  });
  const list = [
    `<h1>${escapeHtml(input.title)}</h1>`,
    '<ol>',
    ...pages.map(({link}) => link),
    '</ol>',
  ];
  return {
    ...(isOne ? pages[0]!.files : fill(input.title, list)),
    ...Object.fromEntries(pages.map(({page, files}) => [page, files[PAGE]!])),
    ...(Object.assign({}, ...pages.map(({sources}) => sources)) as TextFiles),
  };
}

/** Creates the files of a guide's applications: one folder per framework, each a separate npm project. */
export function createGuideFiles(
  {projects, styles, shared}: FrameworkGuide,
  input: ProjectInput,
  fillTemplates: TemplateFiller,
): TextFiles {
  const all = projects.flatMap(({framework, files}) => {
    const folder = framework === 'next' ? 'app/report' : 'src';
    const main = files.at(-1)!;
    const own = {
      ...input,
      name: `${input.name}-${framework}`,
      title: `${input.title}: ${FRAMEWORKS[framework].name}`,
    };
    const body = createPageBody(files, `/src/${main.name}`, [main]);
    const component = removeExtension(main.name);
    const values = {...describeProject(own, body), styles, component};
    const project = {
      ...fillTemplates(framework, values, input.name),
      ...envFile(files),
      ...sourceFiles(files, folder),
      ...shared,
    };
    return Object.entries(project).map(
      ([file, text]) => [`${framework}/${file}`, text] as const,
    );
  });
  return Object.fromEntries(all);
}

/** Creates an `.env.local` file with the licence key if the code reads a key from the environment. */
function envFile(files: readonly SampleFile[]): TextFiles {
  const [, name] =
    files
      .map(({source}) => /\b(?:import\.meta|process)\.env\.(\w+)/.exec(source))
      .find(Boolean) ?? [];
  return name ? {'.env.local': `${name}=YOUR-LICENSE-KEY\n`} : {};
}

const sourceFiles = (files: readonly SampleFile[], folder: string): TextFiles =>
  Object.fromEntries(
    files.map(({name, source}) => [`${folder}/${name}`, `${source}\n`]),
  );

/**
 * Creates the HTML body of a sample's page: the elements that the sample looks up, and its script.
 *
 * @param elementFiles - files whose elements the page must contain
 */
function createPageBody(
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
  const main = before === undefined ? entry : 'main.ts';
  return {script: `/${folder}/${main}`, sources: sourceFiles(all, folder)};
}

/** Removes the extension of a file name. */
function removeExtension(file: string): string {
  return file.replace(/\.\w+$/, '');
}
