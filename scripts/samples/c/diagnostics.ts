import type {Compiler} from '../../process/compilers';
import type {Problem} from '../../../src/content';
import type {CSample} from './collect';
import {STANDARD, WARNINGS} from './flags';

// `page.mdx:9:18: error: …` of gcc and clang, `page.mdx:9: undefined reference …` of the linker.
const COMPILED = /^(.+?):(\d+):\d+: (?:fatal )?(?:error|warning): (.*)$/;
const LINKED = /(?:^|: )([^:\s]+):(\d+): (undefined reference .*)$/;

/**
 * Reads what a compiler printed about a sample, whose `#line` leads to the page.
 *
 * @param output - as printed; not empty
 * @returns one problem per error; one with the whole output when no error can be told from the rest
 */
export function readDiagnostics(
  output: string,
  sample: CSample,
  {name}: Compiler,
): Problem[] {
  const errors = output.split('\n').flatMap((row) => {
    const [, file, line, text] = COMPILED.exec(row) ?? LINKED.exec(row) ?? [];
    return file && line && text ? [{file, line: Number(line), text}] : [];
  });
  const whole = {file: sample.file, line: sample.line, text: output.trim()};
  return (errors.length > 0 ? errors : [whole]).map(({file, line, text}) => ({
    file,
    line,
    found: `${name}: ${text}`,
    expected: `code that ${name} takes with ${[STANDARD[sample.lang], ...WARNINGS].join(' ')}`,
    remedy: text.startsWith('undefined reference')
      ? 'Define the name in the sample, or use one of argo_sdk.h.'
      : 'Mend the line; names and signatures are those of contracts/ocr/argo_sdk.h.',
  }));
}
