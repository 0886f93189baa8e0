import type {Guide, GuideFramework} from '../guide';
import {FRAMES} from './frames';
import {packageJson} from './packageFiles';
import {readMe} from './readMe';
import type {ProjectFacts, ProjectTexts} from './sample';

/** What projects of a guide are made of. */
export interface GuideInput {
  /** Name of the projects' folder, as of {@link ProjectInput}. */
  readonly name: string;
  /** Title of the page. */
  readonly title: string;
  readonly lang: string;
  readonly guide: Guide;
}

const NAMES: Readonly<Record<GuideFramework, string>> = {
  plain: 'TypeScript',
  react: 'React',
  vue: 'Vue',
  next: 'Next.js',
  angular: 'Angular',
};

/**
 * The files of the projects of a guide: one per framework, each in a folder of its own, each started with two commands.
 *
 * @returns path → text
 */
export function guideFiles(
  {name, title, lang, guide}: GuideInput,
  facts: ProjectFacts,
  texts: ProjectTexts,
): Record<string, string> {
  return Object.assign(
    {},
    ...guide.projects.map(({framework, files}) => {
      const caption = `${title}: ${NAMES[framework]}`;
      const {page, frame} = FRAMES[framework];
      return under(framework, {
        'README.md': readMe(caption, facts, texts, page),
        'package.json': packageJson(`${name}-${framework}`, facts, framework),
        ...frame({title: caption, lang, files, styles: guide.styles}, facts),
      });
    }),
  ) as Record<string, string>;
}

function under(
  folder: string,
  files: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  );
}
