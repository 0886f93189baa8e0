import manifest from '@generated/live';
import {splitIntegrity} from '../../native/loadFile';
import type {LiveSample} from '../sample';

/** What the build tells the panel of its files. Addresses carry their integrity behind a `#`. */
export interface LiveManifest {
  /** Page of the frame. */
  readonly page: string;
  readonly frame: string;
  /** Script of the worker that runs samples; absent for a product, which runs them in the frame. */
  readonly worker?: string | undefined;
  /** Libraries that the worker asks for when it needs them, by their names. */
  readonly parts: Readonly<Record<string, string>>;
  readonly editor: string;
  /** Script that packs projects. */
  readonly project: string;
  /** Whether it is known where projects install the SDK from. */
  readonly isInstallable: boolean;
  /** Folder of the samples. */
  readonly samples: string;
  /** Folder of the projects. */
  readonly projects: string;
  /** The product that samples run on; absent for the reference. */
  readonly product?: {readonly name: string; readonly version: string};
}

export const MANIFEST = manifest as LiveManifest;

const files = new Map<string, Promise<unknown>>();

/** The text of a file, fetched once. */
export function loadText(address: string): Promise<string> {
  return loadFile(address, (text) => text);
}

/** What a JSON file holds, fetched once. */
export function loadJson<T>(address: string): Promise<T> {
  return loadFile(address, (text) => JSON.parse(text) as T);
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

/**
 * A library of the runtime.
 *
 * @param name - as a frame says it
 * @throws Error for what is none: frames may ask for nothing else
 */
export async function loadPart(name: string): Promise<string> {
  const {parts} = MANIFEST;
  if (!Object.hasOwn(parts, name)) {
    throw new Error('There is no such part.');
  }
  return loadText(parts[name]!);
}

/** A sample by its name. */
export function loadSample(id: string): Promise<LiveSample> {
  return loadJson(`${MANIFEST.samples}sample-${id}.json`);
}
