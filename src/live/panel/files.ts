import manifest from '@generated/live';
import {splitIntegrity} from '../../native/loadFile';
import type {Guide} from '../sample';
import type {ScriptFile} from '../protocol';
import type {LiveSample} from '../sample';

/** A script of the runtime, and the others that it imports at once. */
interface RunnerFile {
  readonly address: string;
  readonly imports: readonly string[];
}

/** What the build tells the panel of its files. Addresses carry their integrity behind a `#`. */
export interface LiveManifest {
  /** Page of the frame. */
  readonly page: string;
  readonly frame: string;
  readonly editor: string;
  /** Script that makes a project of samples. */
  readonly project: string;
  /** Whether it is known where projects install the SDK from. */
  readonly isInstallable: boolean;
  /** Name of a page → the data of its guide. */
  readonly guides: Readonly<Record<string, string>>;
  /** Folder of the samples. */
  readonly samples: string;
  readonly place: 'worker' | 'frame';
  /** Scripts by the names under which they import each other. */
  readonly runner: Readonly<Record<string, RunnerFile>>;
  readonly entry: string;
  /** The product that samples run on; absent for the reference. */
  readonly product?: {readonly name: string; readonly version: string};
}

export const MANIFEST = manifest as LiveManifest;

const files = new Map<string, Promise<unknown>>();

/** The text of a file, fetched once. */
export function loadText(address: string): Promise<string> {
  return loadFile(address, (text) => text);
}

/** Fetches a file once; past what the browser keeps where that is not what the file must hold. */
function loadFile<T>(address: string, read: (text: string) => T): Promise<T> {
  const load = async (cache?: RequestCache) =>
    read(await fetchText(address, cache));
  const known = files.get(address) ?? load().catch(() => load('reload'));
  files.set(address, known);
  known.catch(() => files.delete(address));
  return known as Promise<T>;
}

async function fetchText(
  address: string,
  cache?: RequestCache,
): Promise<string> {
  const {file, integrity} = splitIntegrity(address);
  const response = await fetch(file, {integrity, cache});
  if (!response.ok) {
    throw new Error(`${file}: ${response.status}`);
  }
  return response.text();
}

/** A script of the runtime behind those that it imports, as a frame takes them. */
export async function loadRunner(name: string): Promise<ScriptFile[]> {
  return Promise.all(
    withImports(name).map(async (one) => ({
      name: one,
      text: await loadText(MANIFEST.runner[one]!.address),
    })),
  );
}

/** Whether a name is that of a script which runs samples: frames may ask for nothing else. */
export function isRunnerFile(name: string): boolean {
  return Object.hasOwn(MANIFEST.runner, name);
}

function withImports(name: string): string[] {
  const {imports} = MANIFEST.runner[name]!;
  return [...new Set([...imports.flatMap(withImports), name])];
}

/** The guide of a page, if that is one. */
export async function loadGuide(page: string): Promise<Guide | undefined> {
  const address = Object.hasOwn(MANIFEST.guides, page)
    ? MANIFEST.guides[page]
    : undefined;
  return address === undefined
    ? undefined
    : (JSON.parse(await loadText(address)) as Guide);
}

/** A sample by its name. */
export function loadSample(id: string): Promise<LiveSample> {
  return loadFile(
    `${MANIFEST.samples}sample-${id}.json`,
    (text) => JSON.parse(text) as LiveSample,
  );
}
