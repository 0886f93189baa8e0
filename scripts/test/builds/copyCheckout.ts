import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What a copy shares with the checkout. */
const SHARED = ['node_modules', '.git'];

/** What builds leave in a checkout. */
const LEFT = /^(?:\.docusaurus|\.cache|build(?:-.*)?)$/;

/** A copy of the sources, for as long as something is done with them. */
export interface CheckoutCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the checkout to where it looks otherwise: its folder has another name, with a space and letters that are not
 * Latin, and its packages are a link to those of the checkout.
 */
export function copyCheckout(): CheckoutCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  const folder = path.join(root, '다른 곳');
  mkdirSync(folder);
  for (const name of readdirSync('.')) {
    if (SHARED.includes(name)) {
      symlinkSync(path.resolve(name), path.join(folder, name));
    } else if (!LEFT.test(name)) {
      cpSync(name, path.join(folder, name), {recursive: true});
    }
  }
  return {folder, remove: () => rmSync(root, {recursive: true, force: true})};
}
