import type {SampleEditor} from '../editor';
import type {LiveSample} from '../sample';
import type {SampleFile} from './download';

/**
 * The files of a sample, with what the reader has made of it.
 *
 * @param editor - absent while nothing has been edited
 */
export async function sourcesOf(
  sample: Promise<LiveSample>,
  editor: Promise<SampleEditor> | undefined,
): Promise<readonly SampleFile[]> {
  const {modules} = await sample;
  const {text} = (await editor) ?? {};
  const own = modules.at(-1)!;
  return [...modules.slice(0, -1), {...own, source: text ?? own.source}];
}
