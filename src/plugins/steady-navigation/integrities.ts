import type {IntegrityList} from '@site/src/plugins/integrity/integrityList';
import type {Integrities} from './checkedLoads';

/**
 * Reads the list of what the files of the application must hold, once; what fails is tried again, past what the browser
 * keeps: the first time at once, then by the next call.
 *
 * @returns nothing where there is no list: in the development server
 */
export function integritiesReader(
  list = (globalThis as {integrityList?: IntegrityList}).integrityList,
): (() => Promise<Integrities>) | undefined {
  let reading: Promise<Integrities> | undefined = list?.first.catch(() =>
    list.load('reload'),
  );
  // A failure belongs to whoever waits for the list.
  reading?.catch(() => undefined);
  return (
    list &&
    (() => {
      reading ??= list.load('reload');
      return reading.catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
    })
  );
}
