import type {ProjectFacts} from '../sample';

/** An application as a guide shows it. */
export interface Application {
  readonly title: string;
  readonly lang: string;
  /** The file that imports the others is the last. */
  readonly files: readonly {readonly name: string; readonly source: string}[];
  /** Text of its style sheet; may be empty. */
  readonly styles: string;
}

/** What makes a project of an application. */
export interface FrameworkFrame {
  /** Address of its page on the reader's machine, if starting it does not open that. */
  readonly page?: string;
  /** All files but the README and `package.json`: path → text. */
  readonly frame: (
    application: Application,
    facts: ProjectFacts,
  ) => Record<string, string>;
}

/** The files of an application in a folder of the project. */
export function filesIn(
  folder: string,
  {files}: Application,
): Record<string, string> {
  return Object.fromEntries(
    files.map(({name, source}) => [`${folder}/${name}`, `${source}\n`]),
  );
}
