import type {Problem} from '../../../src/sets/problem';
import type {CSample} from '../../samples/c/collect';
import {blank} from '../blank';
import {lineAt} from '../sourceLines';

/** A function up to the brace that closes it at the beginning of a line. */
const FUNCTION = /^\w[^;{}]*\)\s*\{\n[^]*?^\}/gm;

/** A change of a variable or a member: `open--`, `total += 1`, `answer->status = 0`. */
const CHANGE =
  /(?<![\w.>] *|\w[\w *]* \*?)\b(?:\w+(?:->|\.))?(\w+)(?:\+\+|--|\s*[-+*/|&]?=(?!=))/g;

/** What a text holds between mtx_lock() and mtx_unlock(), and the rest; each with blanks in the place of the other. */
function parted(code: string): {
  readonly locked: string;
  readonly free: string;
} {
  const locked = code.replace(
    /(?:^|\bmtx_unlock\()[^]*?(?:\bmtx_lock\(|$(?![^]))/g,
    blank,
  );
  const free = code.replace(/\bmtx_lock\([^]*?\bmtx_unlock\(/g, blank);
  return {locked, free};
}

/**
 * Functions of a C program that lock, and change outside the lock what other places of the program touch inside one:
 * callbacks run beside the rest. Functions that make the lock are left out, as nothing runs beside them yet.
 */
export function unlockedProblems({file, line, lang, code}: CSample): Problem[] {
  if (lang !== 'c' || !code.includes('mtx_lock(')) {
    return [];
  }
  const plain = code.replace(
    /\/\*[^]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"/g,
    blank,
  );
  const guarded = new Set(parted(plain).locked.match(/[A-Za-z_]\w*/g));
  return [...plain.matchAll(FUNCTION)].flatMap(({0: body, index}) => {
    if (!body.includes('mtx_lock(') || body.includes('mtx_init(')) {
      return [];
    }
    return [...parted(body).free.matchAll(CHANGE)]
      .filter(
        ([change, name]) =>
          guarded.has(name!) && !isLocal(body, change.trim(), name!),
      )
      .map((change) => ({
        file,
        line: line + lineAt(code, index + change.index) - 1,
        found: `${change[0].trim()} outside the lock`,
        expected: `the lock held while ${change[1]} changes, as elsewhere in the program: callbacks run beside the rest`,
        remedy: 'Move the line between mtx_lock() and mtx_unlock().',
      }));
  });
}

/** Whether a change is one of a variable or a parameter of the function itself, which nobody else sees. */
function isLocal(body: string, change: string, name: string): boolean {
  return (
    change.startsWith(name) &&
    new RegExp(`\\b(?!return\\b)[A-Za-z_]\\w*[\\s*]+${name}\\s*[=;,)[]`).test(
      body,
    )
  );
}
