import type {Place} from './runner';

/**
 * A worker as a place to run in. Browsers start no module worker in a frame without an origin; a plain
 * one can import modules.
 *
 * @param address - of the module
 */
export function workerPlace(address: string): Place {
  const script = new Blob(
    [
      `import(${JSON.stringify(address)}).catch((error)=>setTimeout(()=>{throw error}))`,
    ],
    {type: 'text/javascript'},
  );
  return new Worker(URL.createObjectURL(script)) as unknown as Place;
}
