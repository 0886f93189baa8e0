import type {Command} from '../../process/run';
import {buildDir, buildEnvironment, type Build} from './builds';

/** The command that makes a test build: `npm run build`, into the build's own folder. */
export function buildCommand(build: Build): Command {
  return {
    program: 'npm',
    args: [
      ...['run', 'build', '--', '--out-dir', buildDir(build.name)],
      ...(build.locale === undefined ? [] : ['--locale', build.locale]),
    ],
    env: buildEnvironment(build),
  };
}
