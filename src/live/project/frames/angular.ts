import {compilerConfig, json, SDK} from '../packageFiles';
import {applicationPage} from '../pages';
import type {ProjectFacts} from '../sample';
import {filesIn, type Application} from './frame';

/** Name of the application in `angular.json`. */
const APP = 'report';

/** Its builder finds no file of a program that emits none. */
const OPTIONS_OF_ANGULAR = {
  noEmit: false,
  experimentalDecorators: true,
  skipLibCheck: true,
};

/** An application of Angular, as its own command line builds it. */
export function angular(
  application: Application,
  facts: ProjectFacts,
): Record<string, string> {
  return {
    'angular.json': json(workspace()),
    'tsconfig.json': compilerConfig(facts, {
      options: OPTIONS_OF_ANGULAR,
      angularCompilerOptions: {strictTemplates: true},
      include: ['src'],
    }),
    'src/index.html': applicationPage(application, 'app-root'),
    'src/styles.css': `${application.styles}\n`,
    ...filesIn('src', application),
  };
}

function workspace(): object {
  return {
    version: 1,
    cli: {analytics: false},
    projects: {
      [APP]: {
        projectType: 'application',
        root: '',
        architect: {
          build: {
            builder: '@angular/build:application',
            options: {
              browser: 'src/main.ts',
              index: 'src/index.html',
              tsConfig: 'tsconfig.json',
              styles: ['src/styles.css'],
              assets: [
                {
                  glob: '**/*',
                  input: `node_modules/${SDK}/assets`,
                  output: SDK,
                },
              ],
            },
            configurations: {
              development: {optimization: false, sourceMap: true},
            },
          },
          serve: {
            builder: '@angular/build:dev-server',
            options: {buildTarget: `${APP}:build:development`},
          },
        },
      },
    },
  };
}
