import type {GuideFramework} from '../guide';
import type {ProjectFacts} from './sample';

const SDK = 'spreadsheet-sdk';

/** The SDK fetches its worker, fonts and styles from a folder that the page serves. */
const COPY_ASSETS = `fs.cpSync('node_modules/${SDK}/assets','public/${SDK}',{recursive:true})`;

/**
 * The `package.json` of a project: `npm install`, then `npm start`.
 *
 * @param name - of the package, in lower case
 * @param framework - what it needs beside the SDK
 */
export function packageJson(
  name: string,
  {packageSource, tools, frameworks}: ProjectFacts,
  framework: GuideFramework = 'plain',
): string {
  const {dependencies, devDependencies} = frameworks[framework];
  return json({
    name,
    private: true,
    type: 'module',
    scripts: {
      postinstall: `node -e "${COPY_ASSETS}"`,
      start: 'vite --open',
      check: 'tsc',
    },
    dependencies: {[SDK]: packageSource, ...dependencies},
    devDependencies: {...tools, ...devDependencies},
  });
}

/** The `tsconfig.json` of a project. */
export function compilerConfig({compilerOptions}: ProjectFacts): string {
  return json({compilerOptions, include: ['src']});
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
