import type {Guide, GuideFramework} from '../guide';
import {elementsOf} from '../runner/elementsOf';
import {compilerConfig, packageJson} from './packageFiles';
import {samplePage} from './pages';
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
};

/** Id of the element that an application of a framework is shown in. */
const APP = 'app';

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
      const own = files.at(-1)!;
      const {entry, further} = FRAMES[framework](own.name);
      const page = samplePage(
        {lang, title: caption, styles: guide.styles && '/src/app.css'},
        {
          elements:
            framework === 'plain'
              ? elementsOf(own.source)
              : [{id: APP, tag: 'div'}],
          modules: files,
        },
        `/src/${entry}`,
      );
      return under(framework, {
        'README.md': readMe(caption, facts, texts),
        'package.json': packageJson(`${name}-${framework}`, facts, framework),
        'tsconfig.json': compilerConfig(facts),
        'index.html': page,
        ...(guide.styles && {'src/app.css': `${guide.styles}\n`}),
        ...Object.fromEntries(
          files.map((file) => [`src/${file.name}`, `${file.source}\n`]),
        ),
        ...further,
      });
    }),
  ) as Record<string, string>;
}

/** What runs first in an application, and what else it needs beside the files of the guide. */
interface Frame {
  readonly entry: string;
  readonly further: Readonly<Record<string, string>>;
}

/** By the name of the guide's last file. */
const FRAMES: Readonly<Record<GuideFramework, (own: string) => Frame>> = {
  plain: (own) => ({entry: own, further: {}}),
  react: (own) => {
    const component = own.replace(/\.\w+$/, '');
    return {
      entry: 'main.tsx',
      further: {
        'src/main.tsx': `import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {${component}} from './${component}';

createRoot(document.querySelector('#${APP}')!).render(
  <StrictMode>
    <${component} />
  </StrictMode>,
);
`,
      },
    };
  },
  vue: (own) => ({
    entry: 'main.ts',
    further: {
      'src/main.ts': `import {createApp} from 'vue';
import App from './${own}';

createApp(App).mount('#${APP}');
`,
      'src/vue.d.ts': `declare module '*.vue' {
  const component: import('vue').Component;
  export default component;
}
`,
      'vite.config.js': `import vue from '@vitejs/plugin-vue';

export default {plugins: [vue()]};
`,
    },
  }),
};

function under(
  folder: string,
  files: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  );
}
