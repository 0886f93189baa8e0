import path from 'node:path';
import type {Sources} from '../sources';
import {READERS, syntaxFault} from '../syntax';
import type {CheckResult} from '../types';

/** Folders whose data somebody reads: programs, browsers, editors, hosts. */
const FOLDERS = [
  'src',
  'i18n',
  'static',
  'contracts',
  'scripts',
  '.github',
  '.vscode',
];
const ROOT_FILES = [
  'compose.yaml',
  'package.json',
  '.prettierrc.json',
  '.stylelintrc.json',
];

/** Files of code have parsers of their own. */
const DATA = /\.(?:json|svg|xml|ya?ml)$/;

/** Files of data can be read as what their endings say. */
export async function run({files}: Sources): Promise<CheckResult> {
  const all = [
    ...FOLDERS.flatMap((folder) => files.list(folder)),
    ...ROOT_FILES.filter(files.has),
  ].filter((file) => DATA.test(file));
  const problems = await Promise.all(
    all.map(async (file) => {
      const language = path.extname(file).slice(1);
      const error = await READERS[language]?.(files.read(file));
      return error ? [{file, ...syntaxFault(language, error)}] : [];
    }),
  );
  return {inspected: all.length, problems: problems.flat()};
}
