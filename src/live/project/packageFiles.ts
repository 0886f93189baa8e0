import type {GuideFramework} from '../guide';
import type {ProjectFacts} from './sample';

/** Name that code imports the SDK by. */
export const SDK = 'spreadsheet-sdk';

/** The SDK fetches its worker, fonts and styles from a folder that the page serves. */
const COPY_ASSETS = `node -e "fs.cpSync('node_modules/${SDK}/assets','public/${SDK}',{recursive:true})"`;

const VITE = {postinstall: COPY_ASSETS, start: 'vite --open', check: 'tsc'};

/** What the commands of a project run. */
const SCRIPTS: Readonly<
  Record<GuideFramework, Readonly<Record<string, string>>>
> = {
  plain: VITE,
  react: VITE,
  vue: VITE,
  next: {
    postinstall: COPY_ASSETS,
    start: 'next dev',
    build: 'next build',
    check: 'next typegen && tsc',
  },
  angular: {
    start: 'ng serve --open',
    build: 'ng build',
    check: 'ngc -p tsconfig.json --noEmit',
  },
};

/**
 * The `package.json` of a project: `npm install`, then `npm start`.
 *
 * @param name - of the package, in lower case
 * @param framework - what it needs beside the SDK
 */
export function packageJson(
  name: string,
  {packageSource, frameworks}: ProjectFacts,
  framework: GuideFramework = 'plain',
): string {
  const {dependencies, devDependencies} = frameworks[framework];
  return json({
    name,
    private: true,
    type: 'module',
    scripts: SCRIPTS[framework],
    dependencies: {[SDK]: packageSource, ...dependencies},
    devDependencies,
  });
}

/**
 * The `tsconfig.json` of a project.
 *
 * @param options - of the compiler, beside those that samples are checked under
 * @param rest - what else the file says
 */
export function compilerConfig(
  {compilerOptions}: ProjectFacts,
  {
    options,
    ...rest
  }: {readonly options?: object} & Readonly<Record<string, unknown>> = {
    include: ['src'],
  },
): string {
  return json({compilerOptions: {...compilerOptions, ...options}, ...rest});
}

/** A value as a file of JSON. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
