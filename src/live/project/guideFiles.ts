import type {Files, Guide, GuideFramework, SampleFile} from '../sample';
import {
  bodyOf,
  stemOf,
  templateFiles,
  type Input,
  type ProjectFacts,
} from './projectFiles';

const NAMES: Readonly<Record<GuideFramework, string>> = {
  plain: 'TypeScript',
  react: 'React',
  vue: 'Vue',
  next: 'Next.js',
  angular: 'Angular',
};

const PACKAGE = 'package.json';

/** The files of the projects of a guide: one per framework, each in a folder of its own, each started with two commands. */
export function guideFiles(
  {guide, ...input}: Input & {readonly guide: Guide},
  facts: ProjectFacts,
): Files {
  const all = guide.projects.flatMap(({framework, files}) => {
    const folder = framework === 'next' ? 'app/report' : 'src';
    const main = files.at(-1)!;
    const values = {
      ...input,
      name: `${input.name}-${framework}`,
      title: `${input.title}: ${NAMES[framework]}`,
      body: bodyOf(files, `/src/${main.name}`, [main]),
      styles: guide.styles,
      component: stemOf(main.name),
    };
    const own = {
      ...templateFiles(framework, values, facts),
      ...settingsFile(files),
      ...Object.fromEntries(
        files.map(({name: file, source}) => [
          `${folder}/${file}`,
          `${source}\n`,
        ]),
      ),
    };
    const whole = withAdditions(own, facts.additions[input.name] ?? {});
    return Object.entries(whole).map(
      ([file, text]) => [`${framework}/${file}`, text] as const,
    );
  });
  return Object.fromEntries(all);
}

/** The licence key, where the code takes it from the environment: bundlers read `.env`. */
function settingsFile(files: readonly SampleFile[]): Files {
  const [, name] =
    files
      .map(({source}) => /\b(?:import\.meta|process)\.env\.(\w+)/.exec(source))
      .find(Boolean) ?? [];
  return name ? {'.env': `${name}=YOUR-LICENSE-KEY\n`} : {};
}

/** Adds files to a project, whose own come first. Scripts and packages are added to those that it has. */
function withAdditions(files: Files, additions: Files): Files {
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
