import type {Guide, GuideFramework} from '../sample';
import {elementsOf} from '../runner/elementsOf';
import {applicationPage, samplePage} from './pages';
import {readMe} from './readMe';
import type {ProjectFacts, ProjectTexts} from './sample';
import {templateFiles} from './templates';

/** What projects of a guide are made of. */
export interface GuideInput {
  /** Name of the projects' folder, as of {@link ProjectInput}. */
  readonly name: string;
  /** Title of the page. */
  readonly title: string;
  readonly lang: string;
  readonly guide: Guide;
}

interface Frame {
  readonly name: string;
  /** Where the files of the guide go, and its style sheet. */
  readonly folder: string;
  readonly styles: string;
  /** Address of its page on the reader's machine, if starting it does not open that. */
  readonly page?: string;
  /** Whether there is a style sheet even where the guide has none: other files import it. */
  readonly hasStyles?: true;
  /** Script of its page; that of the guide where absent. */
  readonly entry?: string;
}

const VITE = {folder: 'src', styles: 'src/app.css'};

const FRAMES: Readonly<Record<GuideFramework, Frame>> = {
  plain: {name: 'TypeScript', ...VITE},
  react: {name: 'React', ...VITE, entry: 'main.tsx'},
  vue: {name: 'Vue', ...VITE, entry: 'main.ts'},
  next: {
    name: 'Next.js',
    folder: 'app/report',
    styles: 'app/app.css',
    page: 'http://localhost:3000/report',
    hasStyles: true,
  },
  angular: {
    name: 'Angular',
    folder: 'src',
    styles: 'src/styles.css',
    hasStyles: true,
  },
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
  const all = guide.projects.flatMap(({framework, files}) => {
    const frame = FRAMES[framework];
    const caption = `${title}: ${frame.name}`;
    const own = {
      'README.md': readMe(caption, facts, texts, frame.page),
      ...templateFiles(facts, framework, {
        name: `${name}-${framework}`,
        lang,
        titleText: JSON.stringify(caption),
        component: files.at(-1)!.name.replace(/\.\w+$/, ''),
      }),
      ...pageOf(framework, caption, lang, files, guide.styles, facts),
      ...((guide.styles || frame.hasStyles) && {
        [frame.styles]: `${guide.styles}\n`,
      }),
      ...Object.fromEntries(
        files.map((file) => [
          `${frame.folder}/${file.name}`,
          // A page of Next.js, whose component runs in the browser alone.
          framework === 'next' && file === files.at(-2)
            ? `'use client';\n\n${file.source}\n`
            : `${file.source}\n`,
        ]),
      ),
    };
    return Object.entries(own).map(([file, text]) => [
      `${framework}/${file}`,
      text,
    ]);
  });
  return Object.fromEntries(all) as Record<string, string>;
}

/** The page that an application is shown in; Next.js makes its own. */
function pageOf(
  framework: GuideFramework,
  title: string,
  lang: string,
  files: Guide['projects'][number]['files'],
  styles: string,
  {page}: ProjectFacts,
): Record<string, string> {
  const {entry, styles: address} = FRAMES[framework];
  const {name} = files.at(-1)!;
  switch (framework) {
    case 'next':
      return {};
    case 'angular':
      return {
        'src/index.html': applicationPage({lang, title, page}, 'app-root'),
      };
    default:
      return {
        'index.html': samplePage(
          {lang, title, page, styles: styles && `/${address}`},
          {
            elements: entry
              ? [{id: 'app', tag: 'div'}]
              : elementsOf(files.slice(-1)),
            modules: files,
          },
          `/src/${entry ?? name}`,
        ),
      };
  }
}
