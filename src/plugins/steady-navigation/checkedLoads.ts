import {loadFresh} from '@site/src/native/freshAddress';
import {loadStyleSheet} from '@site/src/native/loadFile';
import {sheetAddress, sheetsIn} from '@site/src/native/styleSheets';
import {ALGORITHM, listedName} from '@site/src/plugins/integrity/listedName';

/** What the browser says when a script has come, or has not. */
interface Outcome {
  readonly type: string;
  readonly target?: {readonly src: string};
}

/** What the bundler calls then. */
type Done = (outcome: Outcome) => void;

/** What of the bundler's runtime loads files: https://rspack.rs/api/runtime-api/module-variables */
export interface FileLoader {
  /** The base of the site, with a slash at its end. */
  readonly p: string;
  /** Loads a chunk: its script, and its styles. */
  e(chunk: number | string): Promise<unknown>;
  /** Loads a script. */
  l(address: string, done: Done, ...rest: unknown[]): void;
  /** Path of the styles of a chunk; of no file where it has none. */
  miniCssF?(chunk: number | string): string;
}

/** What the files of the application must hold: src/plugins/integrity/integrityList.ts. */
export type Integrities = Readonly<Record<string, string>>;

/**
 * Makes the bundler's runtime load its files with what they must hold, so that a browser uses no other ones.
 *
 * @param runtime - changed
 * @param read - gives the list, fetching it when need be; a failure is that of the file asked for
 */
export function checkLoads(
  runtime: FileLoader,
  read: () => Promise<Integrities>,
): void {
  const {e: loadChunk, l: loadScript, p: base, miniCssF} = runtime;
  const styles = new Map<string, Promise<unknown>>();

  runtime.l = (address, done, ...rest) => {
    const load = (integrities: Integrities) => (fresh: string) =>
      new Promise<Outcome>((resolve, reject) => {
        putScript(fresh, integrityOf(address, integrities));
        loadScript(
          fresh,
          (outcome) => (outcome.type === 'load' ? resolve : reject)(outcome),
          ...rest,
        );
      });
    read().then(
      (integrities) => loadFresh(address, load(integrities)).then(done, done),
      () => done({type: 'error', target: {src: address}}),
    );
  };

  runtime.e = async (chunk) => {
    const address = miniCssF ? base + miniCssF(chunk) : '';
    const integrity = integrityOf(address, await read());
    if (integrity) {
      await loadStyle(address, integrity);
    }
    return loadChunk(chunk);
  };

  async function loadStyle(address: string, integrity: string): Promise<void> {
    const isThere = sheetsIn(document).map(sheetAddress).includes(address);
    if (!isThere) {
      styles.set(address, loadStyleSheet(`${address}#${integrity}`));
    }
    // What fails leaves no link, so that the next call tries again.
    await styles.get(address);
  }
}

function integrityOf(
  address: string,
  integrities: Integrities,
): string | undefined {
  const name = listedName(address);
  return Object.hasOwn(integrities, name)
    ? ALGORITHM + integrities[name]
    : undefined;
}

/** The runtime waits for the script of an address that it finds in the page, and makes another one where there is none. */
function putScript(address: string, integrity: string | undefined): void {
  if (integrity) {
    const script = document.createElement('script');
    script.setAttribute('src', address);
    script.integrity = integrity;
    document.head.append(script);
  }
}
