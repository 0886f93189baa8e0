import type {SampleFile} from '../compileSample';
import {
  removeExtension,
  createPageBody,
  fillTemplateFiles,
  type TextFiles,
  type FrameworkGuide,
  type GuideFramework,
  type ProjectInput,
  type SharedProjectData,
} from './projectFiles';

const NAMES: Readonly<Record<GuideFramework, string>> = {
  plain: 'TypeScript',
  react: 'React',
  vue: 'Vue',
  next: 'Next.js',
  angular: 'Angular',
};

const PACKAGE = 'package.json';

/** Creates the files of a guide's applications: one folder per framework, each a separate npm project. */
export function createGuideFiles(
  {guide, ...input}: ProjectInput & {readonly guide: FrameworkGuide},
  facts: SharedProjectData,
): TextFiles {
  const all = guide.projects.flatMap(({framework, files}) => {
    const folder = framework === 'next' ? 'app/report' : 'src';
    const main = files.at(-1)!;
    const values = {
      ...input,
      name: `${input.name}-${framework}`,
      title: `${input.title}: ${NAMES[framework]}`,
      body: createPageBody(files, `/src/${main.name}`, [main]),
      styles: guide.styles,
      component: removeExtension(main.name),
    };
    const sources = files.map(
      ({name, source}) => [`${folder}/${name}`, `${source}\n`] as const,
    );
    const own = {
      ...fillTemplateFiles(framework, values, facts),
      ...envFile(files),
      ...Object.fromEntries(sources),
      ...guide.shared,
    };
    const project = addFiles(own, facts.additions[input.name] ?? {});
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

/** Adds files that the project does not have yet, and merges the fields of package.json. */
function addFiles(files: TextFiles, additions: TextFiles): TextFiles {
  const [own, added] = [files, additions].map(
    ({[PACKAGE]: text = '{}'}) =>
      JSON.parse(text) as Record<string, string | object>,
  ) as [Record<string, string | object>, Record<string, object>];
  for (const [key, entries] of Object.entries(added)) {
    own[key] = {...(own[key] as object), ...entries};
  }
  return {
    ...additions,
    ...files,
    [PACKAGE]: `${JSON.stringify(own, null, 2)}\n`,
  };
}
