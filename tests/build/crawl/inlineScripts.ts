import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/**
 * Lists the texts of the scripts that stand in a page itself and are run. Data blocks such as
 * JSON-LD are left out: browsers do not run them.
 */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let inside = false;
  const parser = new Parser({
    onopentag(name, {src, type = ''}) {
      inside = name === 'script' && src === undefined && isRun(type);
      if (inside) {
        scripts.push('');
      }
    },
    ontext(text) {
      if (inside) {
        scripts[scripts.length - 1] += text;
      }
    },
    onclosetag(name) {
      inside &&= name !== 'script';
    },
  });
  parser.end(html);
  return scripts;
}

function isRun(type: string): boolean {
  return /^$|^module$|^importmap$|javascript|ecmascript/i.test(type);
}

/** A text's source expression in a content security policy: `'sha256-…'`. */
export function policyHash(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64');
  return `'sha256-${digest}'`;
}
