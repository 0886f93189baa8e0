import {locale} from './locale';
import {page} from './page';
import {product} from './product';
import type {Scaffold} from './scaffold';
import {set} from './set';

/** Everything that can be added by a command, by the name that it has there. */
export const SCAFFOLDS: readonly Scaffold[] = [page, product, set, locale];
