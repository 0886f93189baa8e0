// Applications that Vite serves: a page, and a script of it.
import {elementsOf} from '../../runner/elementsOf';
import {compilerConfig} from '../packageFiles';
import {samplePage} from '../pages';
import type {ProjectFacts, ProjectSample} from '../sample';
import {filesIn, type Application} from './frame';

/** Id of the element that an application of a framework is shown in. */
const APP = 'app';

/** The script of a page, as it is. */
export function plain(
  application: Application,
  facts: ProjectFacts,
): Record<string, string> {
  const {name, source} = application.files.at(-1)!;
  return vite(application, facts, name, elementsOf(source));
}

/** A component of React, in strict mode. */
export function react(
  application: Application,
  facts: ProjectFacts,
): Record<string, string> {
  const component = application.files.at(-1)!.name.replace(/\.\w+$/, '');
  return {
    ...vite(application, facts, 'main.tsx'),
    'src/main.tsx': `import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {${component}} from './${component}';

createRoot(document.querySelector('#${APP}')!).render(
  <StrictMode>
    <${component} />
  </StrictMode>,
);
`,
  };
}

/** A component of Vue. */
export function vue(
  application: Application,
  facts: ProjectFacts,
): Record<string, string> {
  return {
    ...vite(application, facts, 'main.ts'),
    'src/main.ts': `import {createApp} from 'vue';
import App from './${application.files.at(-1)!.name}';

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
  };
}

function vite(
  application: Application,
  facts: ProjectFacts,
  entry: string,
  elements: ProjectSample['elements'] = [{id: APP, tag: 'div'}],
): Record<string, string> {
  const {title, lang, files, styles} = application;
  return {
    'tsconfig.json': compilerConfig(facts),
    'index.html': samplePage(
      {lang, title, styles: styles && '/src/app.css'},
      {elements, modules: files},
      `/src/${entry}`,
    ),
    ...(styles && {'src/app.css': `${styles}\n`}),
    ...filesIn('src', application),
  };
}
