import path from 'node:path';
import {compileFiles} from '../../live/compileSample';
import type {LiveSample} from '../../live/sample';
import type {LiveFence} from '../../sets/samples/live';

/**
 * What a build writes of a sample beside its page.
 *
 * @throws SyntaxError when its code cannot be compiled
 */
export function liveSampleOf({
  fence,
  files,
  before,
  start,
}: LiveFence): LiveSample {
  return {
    ...compileFiles(files, before),
    start,
    title: fence.meta.get('title') ?? files.at(-1)!.name,
    page: path.posix.basename(fence.file).replace(/\.\w+$/, ''),
  };
}
